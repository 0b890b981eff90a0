/** Tells program code, settings and logs from what people write to each other, by how their lines look. */

/** A line of code begins or ends so, calls something, assigns, compares, or gives a key its value. */
const lineOfCode = new RegExp(
  [
    String.raw`[{};(\[]\s*$|^\s*[)\]}]`,
    String.raw`^\s*(?:#(?:include|define|if|endif|!)|//|/\*|--\s|<[/?!a-zA-Z])`,
    String.raw`^\s*(?:import|from|using|package|require|use)\s\S`,
    String.raw`^\s*(?:def|class|function|fn|func|public|private|static|const|let|var|return|if|for|while|end|else)(?![\p{L}-])`,
    String.raw`[a-z_]\w*\.?\w*\((?![a-zäöüß ]+\))`,
    String.raw`[\w\])]\s*(?:[:+*|&-]?=|[=!<>]=|=>|->|::|&&|\|\|)\s*["'\w([{$]`,
    String.raw`^\s*["']?[a-z][\w.-]*["']?\s?:\s*(?:["'[{\d]|$)`,
  ].join('|'),
  'u',
);

/** The first characters of a line tell. */
const mostCharacters = 200;

/** Shares of lines, each the least of a level. */
const levels = [0.02, 0.1, 0.25, 0.5];

/** How much of a text is program code, settings or a log: 0 for none, 4 for half of its lines or more. */
export function levelOfCode(text: string): number {
  const lines = text.split('\n').filter((line) => /\S/.test(line));
  const ofCode = lines.filter((line) => lineOfCode.test(line.slice(0, mostCharacters)));
  return levels.filter((least) => ofCode.length >= least * Math.max(1, lines.length)).length;
}
