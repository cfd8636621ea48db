import { readFileSync } from 'node:fs';
import { letter } from './lettering';
import { save, svg, toIco, toPng } from './output';
import { BLUE, GREEN, WHITE, mark } from './mark';

/** Horizontal lockup: the mark, then the name; the name's x-height is centred on the mark. */
function lockup(name: string, arm: string, letters: string): string {
  const word = letter(name, {
    face: 'archivo-800',
    size: 44,
    x: 76,
    y: 49.2,
    fill: letters,
    tracking: -0.022,
  });
  return svg(
    Math.ceil(76 + word.width + 2),
    64,
    `<title>${name}</title>${mark(GREEN, arm)}${word.svg}`,
    ' role="img"',
  );
}

/** The mark in white and green on a blue tile; `bleed` fills the square, for platforms that round icons. */
function tile(bleed: boolean): string {
  const ground = `<rect width="64" height="64" rx="${bleed ? 0 : 14}" fill="${BLUE}"/>`;
  const scale = bleed ? 0.62 : 0.68;
  const edge = (64 - 64 * scale) / 2;
  const placed = `<g transform="translate(${edge.toFixed(2)} ${edge.toFixed(2)}) scale(${scale})">${mark(GREEN, WHITE)}</g>`;
  return svg(64, 64, ground + placed);
}

/** Writes the site's own marks: logos for light and dark grounds, icons for browsers and phones. */
export async function drawBrand(): Promise<void> {
  const { name } = JSON.parse(readFileSync('data/company.json', 'utf8')) as { name: string };
  await save('public/mark.svg', svg(64, 64, mark(GREEN, BLUE)));
  await save('public/logo.svg', lockup(name, BLUE, BLUE));
  await save('public/logo-white.svg', lockup(name, WHITE, WHITE));
  await save('app/icon.svg', tile(false));
  await save('app/apple-icon.png', await toPng(tile(true), 180, 180));
  // For the manifest; the adaptable one is cut to the platform's shape.
  for (const size of [192, 512])
    await save(`public/icono-${size}.png`, await toPng(tile(false), size, size));
  await save('public/icono-adaptable-512.png', await toPng(tile(true), 512, 512));
  const sizes = [32, 16];
  const pictures = await Promise.all(
    sizes.map(async (size) => ({ size, png: await toPng(tile(false), size, size) })),
  );
  await save('app/favicon.ico', toIco(pictures));
}
