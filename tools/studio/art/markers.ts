import { BLUE, GREEN, WHITE, mark } from './mark';
import { save, svg, toPng } from './output';

/** A pin on a 64 × 80 field with its tip at the bottom centre, the point on the map. */
function pin(tint: string, pictogram: string): string {
  const body = 'M32 3C16.5 3 4 15.3 4 30.6 4 50.5 32 77 32 77S60 50.5 60 30.6C60 15.3 47.5 3 32 3Z';
  return svg(
    64,
    80,
    `<path d="${body}" fill="${tint}" stroke="${WHITE}" stroke-width="3" stroke-linejoin="round"/>` +
      `<g transform="translate(14 13) scale(1.5)" fill="${WHITE}" color="${tint}">${pictogram}</g>`,
  );
}

const stroke = `fill="none" stroke="${WHITE}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;

/** Pictograms on a 24 × 24 field. */
const HOUSE = `<path d="M12 3 2.5 11h2.7v9.5h5v-6h3.6v6h5V11h2.7z"/>`;
const FACTORY = `<path d="M2.5 20.5V11l5.5 3.5V11l5.5 3.5V3.5h4l.7 8 3.3 9z"/>`;
const CROSS = `<path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z"/>`;
const TRUCK =
  '<path d="M1.5 6.5h12v9.8H1.5zM15 9h4l3.5 3.7v3.6H15z"/><circle cx="6" cy="17.6" r="3" stroke="currentColor" stroke-width="1.3"/><circle cx="18" cy="17.6" r="3" stroke="currentColor" stroke-width="1.3"/>';
const GEAR =
  '<path fill-rule="evenodd" d="m10.2 2-.4 2.6-1.9.8-2.1-1.6-2.5 2.5 1.6 2.1-.8 1.9-2.6.4v3.6l2.6.4.8 1.9-1.6 2.1 2.5 2.5 2.1-1.6 1.9.8.4 2.6h3.6l.4-2.6 1.9-.8 2.1 1.6 2.5-2.5-1.6-2.1.8-1.9 2.6-.4v-3.6l-2.6-.4-.8-1.9 1.6-2.1-2.5-2.5-2.1 1.6-1.9-.8-.4-2.6zM12 8.3a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4z"/>';
const LAYERS = `<path d="M12 3.5 1.8 8.7 12 13.9l10.2-5.2z"/><path d="m2.8 12.9 9.2 4.7 9.2-4.7M2.8 16.8l9.2 4.7 9.2-4.7" ${stroke}/>`;
const LOOP =
  `<path d="M5.2 9.8A7.3 7.3 0 0 1 18 8M18.8 14.2A7.3 7.3 0 0 1 6 16" ${stroke} style="stroke-width:3"/>` +
  '<path d="M20.8 3.5v6.9h-6.9zM3.2 20.5v-6.9h6.9z"/>';
/** A white disc with the company's mark: branches and lines differ in shape, not only in colour. */
const BRANCH = `<circle cx="12" cy="12" r="14.4"/><g transform="translate(1.6 1.3) scale(.325)">${mark(GREEN, BLUE)}</g>`;

/** One colour per business line, by id; contrast to the white pictogram is at least 4.5:1. */
const LINES: { tint: string; pictogram: string }[] = [
  { tint: BLUE, pictogram: HOUSE },
  { tint: '#0b6fc2', pictogram: FACTORY },
  { tint: '#2f4a6d', pictogram: CROSS },
  { tint: '#0a2a66', pictogram: TRUCK },
  { tint: '#00797a', pictogram: GEAR },
  { tint: '#5b6b7f', pictogram: LAYERS },
  { tint: '#4a7a00', pictogram: LOOP },
];

/** Writes the map pins: data/files/marker-line-1.png … 7 and marker-branch.png, 64 × 80. */
export async function drawMarkers(): Promise<void> {
  for (const [index, { tint, pictogram }] of LINES.entries()) {
    await save(
      `data/files/marker-line-${index + 1}.png`,
      await toPng(pin(tint, pictogram), 64, 80),
    );
  }
  await save('data/files/marker-branch.png', await toPng(pin(BLUE, BRANCH), 64, 80));
}
