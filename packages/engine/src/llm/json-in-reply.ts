/** Finds the JSON objects in what a model wrote: models think aloud, put fences around it, and say a word before it. */
import { isJsonObject, type JsonObject } from '../json.js';

/** More pairs of braces than any answer has; each that holds no JSON costs an error. */
const mostObjects = 1_000;

/**
 * The JSON objects of a reply in order, after any marked reasoning and inside any code fence; undefined in the place of
 * what opens like one and can't be read. There is more than one where a model drafts its answer without marking that it
 * thinks; thousands are no answer. Takes time linear in the reply's length.
 * @example jsonInReply('<think>{hm}</think>```json\n{"quotes":[]}\n```') // [{ quotes: [] }]
 */
export function jsonInReply(reply: string): (JsonObject | undefined)[] {
  const whole = parseObject(reply);
  if (whole) return [whole];
  const said = withoutReasoning(reply);
  const objects: (JsonObject | undefined)[] = [];
  for (let start = said.indexOf('{'); start >= 0;) {
    if (objects.length === mostObjects) return [];
    const end = endOfObject(said, start);
    objects.push(end === undefined ? undefined : parseObject(said.slice(start, end)));
    if (end === undefined) break;
    start = said.indexOf('{', end);
  }
  return objects;
}

/** How thoughts begin and end: tags of most models, those of Mistral and Kimi, and the channels of gpt-oss. */
const thoughtBegins =
  /<(?:think(?:ing)?|thought|reason(?:ing)?|seed:think)>|\[THINK\]|◁think▷|<\|channel\|>analysis<\|message\|>/iu;
const thoughtEnds =
  /<\/(?:think(?:ing)?|thought|reason(?:ing)?|seed:think)>|\[\/THINK\]|◁\/think▷|<\|channel\|>final<\|message\|>/iu;

/** What comes after the end of the last thought, up to one without end; servers may swallow how the first begins. */
const withoutReasoning = (reply: string): string => reply.split(thoughtEnds).at(-1)?.split(thoughtBegins, 1)[0] ?? '';

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
