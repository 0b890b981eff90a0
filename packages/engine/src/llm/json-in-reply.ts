/** Finds the JSON object in what a model wrote: models think aloud, put fences around it, and say a word before it. */
import { isJsonObject, type JsonObject } from '../json.js';

/**
 * The first JSON object of a reply, after any reasoning and inside any code fence; undefined if there is none.
 * Takes time linear in the length of the reply.
 * @example jsonInReply('<think>{hm}</think>```json\n{"quotes":[]}\n```') // { quotes: [] }
 */
export function jsonInReply(reply: string): JsonObject | undefined {
  const whole = parseObject(reply);
  if (whole) return whole;
  const said = withoutReasoning(reply);
  for (let start = said.indexOf('{'); start >= 0;) {
    const end = endOfObject(said, start);
    if (end === undefined) return undefined;
    const object = parseObject(said.slice(start, end));
    if (object) return object;
    start = said.indexOf('{', end);
  }
  return undefined;
}

/** What comes after the last `</think>`, up to a thought without end; servers may swallow the opening tag. */
function withoutReasoning(reply: string): string {
  const closing = '</think>';
  const at = reply.lastIndexOf(closing);
  const said = at < 0 ? reply : reply.slice(at + closing.length);
  const [answer = ''] = said.split('<think>', 1);
  return answer;
}

/** Where the object that opens at `start` is closed; braces inside of strings do not count. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
