/** Reads a stream of server-sent events (WHATWG HTML § 9.2.6), as models send their replies. */

/**
 * Turns the text of an event stream into the data of its events, one chunk each, wherever the text is cut. Names, ids
 * and comments of events are dropped; so is the end mark `[DONE]` of the OpenAI API.
 * @example response.body.pipeThrough(new TextDecoderStream()).pipeThrough(serverSentData())
 */
export function serverSentData(): TransformStream<string, string> {
  let rest = '';
  let mayGoOn = false; // whether `rest` ends with the first half of what may be a CRLF
  let data: string[] = [];
  const readLine = (line: string, controller: TransformStreamDefaultController<string>): void => {
    if (line.startsWith('data:')) data.push(line.slice('data:'.length).replace(/^ /u, ''));
    if (line !== '' || data.length === 0) return;
    const event = data.join('\n');
    data = [];
    if (event !== '[DONE]') controller.enqueue(event);
  };
  return new TransformStream({
    transform(chunk, controller) {
      if (!mayGoOn && !/[\r\n]/u.test(chunk)) {
        rest += chunk; // looking through all of a long line with each chunk would take its length squared
        return;
      }
      const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/u); // a CR at the end may be half of a CRLF
      rest = lines.pop() ?? '';
      mayGoOn = rest.endsWith('\r');
      for (const line of lines) readLine(line, controller);
    },
    flush(controller) {
      if (rest.endsWith('\r')) readLine(rest.slice(0, -1), controller);
    },
  });
}
