/** Draws values as horizontal bars on a logarithmic scale: the one picture of all benchmarks. */

const width = 720;
const labelWidth = 230;
const figureWidth = 230;
const rowHeight = 34;

/**
 * The SVG document.
 * @param {string} title
 * @param {readonly { name: string, value: number, figure: string }[]} bars `figure` is written behind the bar
 */
export function plot(title, bars) {
  const lowest = Math.min(...bars.map(({ value }) => value)) / 3;
  const highest = Math.max(...bars.map(({ value }) => value));
  const scale = (width - labelWidth - figureWidth) / Math.log(highest / lowest);
  const rows = bars.map(({ name, value, figure }, index) => {
    const y = 40 + index * rowHeight;
    const length = (Math.log(value / lowest) * scale).toFixed(1);
    return [
      `<text x="${labelWidth - 8}" y="${y + 16}" text-anchor="end">${name}</text>`,
      `<rect x="${labelWidth}" y="${y}" width="${length}" height="22" fill="#3b6ea5"/>`,
      `<text x="${labelWidth + Number(length) + 8}" y="${y + 16}">${figure}</text>`,
    ].join('');
  });
  const height = 50 + bars.length * rowHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="white"/>
<text x="12" y="22" font-weight="bold">${title}</text>
${rows.join('\n')}
</svg>
`;
}
