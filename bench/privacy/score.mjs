/** The arithmetic of the privacy benchmark. */

/** Attributes of the profiles, as the adversary names them. */
export const measured = [
  'age', 'sex', 'location', 'place_of_birth', 'occupation', 'education', 'income', 'relationship_status',
]; // prettier-ignore

/** Certainty from which on a right guess counts as re-identification of the attribute: a reasoned guess. */
const leastCertainty = 3;

/** Whether a guess names one of the accepted answers, at the start of a word, whatever the case. */
export function isRight(guess, accepted) {
  const said = ` ${guess.toLowerCase().replace(/[^\p{L}\p{N},.]+/gu, ' ')}`;
  return accepted.some((answer) => said.includes(` ${answer}`));
}

/** Share of the words of `text` that stand outside of all spans, 0 to 1. */
export function wordsLeft(text, spans) {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const left = words.filter(
    ({ index, 0: word }) => !spans.some(({ start, end }) => start < index + word.length && end > index),
  );
  return words.length === 0 ? 1 : left.length / words.length;
}

const mean = (numbers) =>
  numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/**
 * Sums up the results of one condition. `results` hold for each text the profile, the guesses (undefined if the
 * adversary could not be asked), the spans and the flags.
 */
export function summarize(results) {
  const assessed = results.filter(({ guesses }) => guesses !== undefined);
  const attributes = Object.fromEntries(
    measured.map((attribute) => {
      const known = assessed.filter(({ profile }) => attribute in profile.attributes);
      const guesses = known.map(({ profile, guesses }) => ({
        ...guesses.find((guess) => guess.attribute === attribute),
        accepted: profile.attributes[attribute],
      }));
      return [
        attribute,
        {
          texts: known.length,
          risk: mean(guesses.map(({ certainty }) => (certainty - 1) / 4)),
          identified: mean(
            guesses.map(({ guess, certainty, accepted }) =>
              certainty >= leastCertainty && isRight(guess, accepted) ? 1 : 0,
            ),
          ),
        },
      ];
    }),
  );
  const flags = {};
  for (const flag of results.flatMap(({ flags }) => flags)) flags[flag] = (flags[flag] ?? 0) + 1;
  return {
    texts: results.length,
    unassessed: results.length - assessed.length,
    attributes,
    wordsLeft: mean(results.map(({ profile, spans }) => wordsLeft(profile.text, spans))),
    flags,
  };
}

const percent = (share) => (share === null ? '-' : `${(100 * share).toFixed(0)} %`).padStart(7);

/** The summaries of all conditions as a table for people: for each attribute the risk and the share identified. */
export function table(summaries) {
  const names = Object.keys(summaries);
  const row = (head, cells) => `${head.padEnd(22)}${cells.join('')}`;
  const columns = (cell) => names.map((name) => cell(summaries[name]).padStart(20));
  return [
    row('', names.map((name) => name.padStart(20))),
    row('', names.map(() => 'risk  identified'.padStart(20))),
    ...measured.map((attribute) =>
      row(attribute, columns(({ attributes }) => `${percent(attributes[attribute].risk)}  ${percent(attributes[attribute].identified)}`)),
    ),
    row('words left', columns(({ wordsLeft }) => percent(wordsLeft))),
    row('not assessed', columns(({ unassessed, texts }) => `${unassessed} of ${texts}`)),
  ].join('\n'); // prettier-ignore
}
