import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Well-formed but fake credentials. */
export const GOOGLE = {
  GOOGLE_MAPS_API_KEY: 'clave-de-prueba-que-no-es-de-nadie',
  GOOGLE_MAPS_MAP_ID: 'mapa-de-prueba',
};

const stub = readFileSync('tests/e2e/support/google-maps-stub.js', 'utf8');
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const BREAKAGE = 'window.googleBreaks = true;';

/**
 * Stubs Google as a map, a refused key, a broken script or no response. Returns the requested URLs
 * and policy violations.
 */
export async function standForGoogle(
  page: Page,
  as: 'map' | 'refusal' | 'nothing' | 'breakage' = 'map',
) {
  const asked: URL[] = [];
  const violations: string[] = [];
  page.on('request', (made) => {
    const url = new URL(made.url());
    if (/google|gstatic|ggpht/.test(url.hostname)) asked.push(url);
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  await page.route(/^https:\/\/[^/]*(google|gstatic|ggpht)[^/]*\//, (route) => {
    if (as === 'nothing') return route.abort();
    if (new URL(route.request().url()).pathname !== '/maps/api/js') {
      return route.fulfill({ contentType: 'image/gif', body: PIXEL });
    }
    const before = { map: '', refusal: 'window.googleRefuses = true;', breakage: BREAKAGE }[as];
    return route.fulfill({ contentType: 'text/javascript', body: `${before}\n${stub}` });
  });
  return { asked, violations };
}
