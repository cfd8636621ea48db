/** `npm run studio -- map`: writes public/mapa-mexico.svg, the background of the plain map. */
import { writeFileSync } from 'node:fs';
import mexico from '@svg-maps/mexico';

const [, , width, height] = mexico.viewBox.split(' ');
const states = mexico.locations.map(({ path }: { path: string }) => `<path d="${path}"/>`).join('');
const credit = 'Mapa: @svg-maps/mexico, Victor Cazanave, CC BY 4.0';
writeFileSync(
  new URL('../../public/mapa-mexico.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mexico.viewBox}" width="${width}" height="${height}">` +
    `<!-- ${credit} --><g fill="#1d4f9f" stroke="#00276b" stroke-width="0.8" stroke-linejoin="round">${states}</g></svg>\n`,
);
