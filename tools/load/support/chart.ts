/** One line of a chart: a ratio to the first step at each step. */
export interface Curve {
  name: string;
  values: number[];
}

const WIDTH = 720;
const HEIGHT = 380;
const LEFT = 56;
const RIGHT = 250;
const TOP = 24;
const BOTTOM = 44;
const LOWEST = 0.7;
const HIGHEST = 1.3;
const COLOURS = ['#003da5', '#5b8c00', '#b3261e', '#7a4fb5', '#00788a', '#a15c00', '#4a5568'];

const clamp = (value: number) => Math.min(HIGHEST, Math.max(LOWEST, value));
const height = (value: number) =>
  TOP + ((HIGHEST - clamp(value)) / (HIGHEST - LOWEST)) * (HEIGHT - TOP - BOTTOM);
const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}" ${more}>${words}</text>`;

/**
 * Curves of ratios over steps as an SVG, with the band of what may change; ratios beyond 0.7 and
 * 1.3 are drawn at the edge.
 *
 * @param most how far from 1 is allowed.
 */
export function drawCurves(title: string, steps: string[], curves: Curve[], most: number): string {
  const across = (at: number) =>
    LEFT + (at / Math.max(1, steps.length - 1)) * (WIDTH - LEFT - RIGHT);
  const band = `<rect x="${LEFT}" y="${height(1 + most)}" width="${WIDTH - LEFT - RIGHT}" height="${height(1 - most) - height(1 + most)}" fill="#84bd00" opacity="0.22"/>`;
  const grid = [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3].map(
    (value) =>
      `<path d="M${LEFT} ${height(value)}H${WIDTH - RIGHT}" stroke="#d5ddea"/>` +
      text(LEFT - 8, height(value) + 4, value.toFixed(1), 'text-anchor="end"'),
  );
  const labels = steps.map((step, at) =>
    text(across(at), HEIGHT - BOTTOM + 22, step, 'text-anchor="middle"'),
  );
  const lines = curves.map(({ name, values }, at) => {
    const colour = COLOURS[at % COLOURS.length];
    const points = values.map(
      (value, step) => `${across(step).toFixed(1)},${height(value).toFixed(1)}`,
    );
    const y = TOP + 12 + at * 22;
    return (
      `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>` +
      `<path d="M${WIDTH - RIGHT + 20} ${y - 4}h18" stroke="${colour}" stroke-width="3"/>` +
      text(WIDTH - RIGHT + 44, y, name)
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="#0f1c36">
<title>${title}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${[band, ...grid, ...labels, ...lines].join('\n')}
</svg>
`;
}
