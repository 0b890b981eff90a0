/** Draws speeds as horizontal bars on a logarithmic scale. */

const width = 720;
const labelWidth = 230;
const rowHeight = 34;

/** The SVG document. `results` have `name`, `megabytesPerSecond` and `found`. */
export function plot(results) {
  const lowest = Math.min(...results.map(({ megabytesPerSecond }) => megabytesPerSecond)) / 3;
  const highest = Math.max(...results.map(({ megabytesPerSecond }) => megabytesPerSecond));
  const scale = (width - labelWidth - 150) / Math.log(highest / lowest);
  const rows = results.map(({ name, megabytesPerSecond, found }, index) => {
    const y = 40 + index * rowHeight;
    const length = (Math.log(megabytesPerSecond / lowest) * scale).toFixed(1);
    const figure = `${megabytesPerSecond.toPrecision(3)} M/s, ${found.length} found`;
    return [
      `<text x="${labelWidth - 8}" y="${y + 16}" text-anchor="end">${name}</text>`,
      `<rect x="${labelWidth}" y="${y}" width="${length}" height="22" fill="#3b6ea5"/>`,
      `<text x="${labelWidth + Number(length) + 8}" y="${y + 16}">${figure}</text>`,
    ].join('');
  });
  const height = 50 + results.length * rowHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="white"/>
<text x="12" y="22" font-weight="bold">Stage 1 on German letters: million characters per second, one core (log scale)</text>
${rows.join('\n')}
</svg>
`;
}
