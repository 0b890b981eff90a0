/** Draws what the benchmarks measured: rates on a logarithmic scale, shares on a linear one. */

const width = 720;
const labelWidth = 230;
const colours = ['#3b6ea5', '#d08b2c'];

/**
 * Rates as horizontal bars on a logarithmic scale, as an SVG document.
 * @param {string} title
 * @param {readonly { name: string, value: number, figure: string }[]} bars `figure` is written behind the bar
 */
export function ratePlot(title, bars) {
  const [rowHeight, figureWidth] = [34, 230];
  const lowest = Math.min(...bars.map(({ value }) => value)) / 3;
  const highest = Math.max(...bars.map(({ value }) => value));
  const scale = (width - labelWidth - figureWidth) / Math.log(highest / lowest);
  const rows = bars.map(({ name, value, figure }, index) => {
    const y = 40 + index * rowHeight;
    const length = Math.log(value / lowest) * scale;
    return [
      label(name, y + 16),
      bar({ y, length, height: 22, colour: colours[0] }),
      text(figure, { x: labelWidth + length + 8, y: y + 16 }),
    ].join('');
  });
  return drawing(50 + bars.length * rowHeight, [heading(title, 22), ...rows]);
}

/**
 * Percentages with their 95 % intervals as horizontal bars on one linear scale, a panel for each measure and a bar for
 * each series, as an SVG document.
 * @param {{
 *   title: string,
 *   series: readonly string[],
 *   panels: readonly {
 *     title: string,
 *     rows: readonly { name: string, shares: readonly { value: number, low: number, high: number }[] }[],
 *   }[],
 * }} figures `shares` has one for each of `series`, at most two
 */
export function sharePlot({ title, series, panels }) {
  const [barHeight, panelGap, figureWidth] = [15, 40, 70];
  const shares = panels.flatMap(({ rows }) => rows.flatMap((row) => row.shares));
  const highest = 10 * Math.ceil(Math.max(...shares.map(({ high }) => high)) / 10);
  const scale = (width - labelWidth - figureWidth) / highest;
  const rowHeight = barHeight * series.length + 10;

  const parts = [heading(title, 22), ...series.map((name, at) => legendEntry(name, at))];
  let y = 44;
  for (const panel of panels) {
    y += panelGap;
    const end = y + panel.rows.length * rowHeight;
    parts.push(heading(panel.title, y - 12), ...gridLines(highest, scale, y - 4, end - 4));
    for (const { name, shares } of panel.rows) {
      parts.push(label(name, y + (barHeight * series.length) / 2 + 4));
      for (const [at, share] of shares.entries()) parts.push(shareBar(share, y + at * barHeight, scale, colours[at]));
      y += rowHeight;
    }
  }
  return drawing(y + 24, [...parts, ...ticks(highest, scale, y + 10)]);
}

function shareBar({ value, low, high }, y, scale, colour) {
  const [from, to] = [low, high].map((share) => (labelWidth + share * scale).toFixed(1));
  return [
    bar({ y, length: value * scale, height: 12, colour }),
    `<path d="M${from} ${y + 6}H${to}M${from} ${y + 3}v6M${to} ${y + 3}v6" stroke="black"/>`,
    text(`${value.toFixed(1)} %`, { x: Number(to) + 6, y: y + 11 }),
  ].join('');
}

const gridLines = (highest, scale, from, to) =>
  tens(highest).map((share) => `<path d="M${labelWidth + share * scale} ${from}V${to}" stroke="#ddd"/>`);

const ticks = (highest, scale, y) =>
  tens(highest).map((share) => text(`${share} %`, { x: labelWidth + share * scale, y, anchor: 'middle' }));

const tens = (highest) => Array.from({ length: highest / 10 + 1 }, (_, index) => index * 10);

function legendEntry(name, at) {
  const x = labelWidth + at * 190;
  return `<rect x="${x}" y="36" width="12" height="12" fill="${colours[at]}"/>${text(name, { x: x + 18, y: 47 })}`;
}

const bar = ({ y, length, height, colour }) =>
  `<rect x="${labelWidth}" y="${y}" width="${length.toFixed(1)}" height="${height}" fill="${colour}"/>`;
const label = (name, y) => text(name, { x: labelWidth - 8, y, anchor: 'end' });
const heading = (title, y) => `<text x="12" y="${y}" font-weight="bold">${title}</text>`;
const text = (words, { x, y, anchor = 'start' }) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${words}</text>`;

const drawing = (height, parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="white"/>
${parts.join('\n')}
</svg>
`;
