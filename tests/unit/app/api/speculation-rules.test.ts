/** @jest-environment node */
import { GET } from '@/app/api/speculation-rules/route';
import { preparePage } from '@/lib/server/response/prepare-page.mts';

test('pages name the rules of what browsers fetch ahead, which are of the type that they take', async () => {
  const { headers } = preparePage('<html></html>');
  expect(headers['speculation-rules']).toBe('"/api/speculation-rules"');
  const response = GET();
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
  const rules = await response.json();
  // Nothing is fetched for a visit that presses no link.
  expect(rules.prefetch.map(({ eagerness }: { eagerness: string }) => eagerness)).toEqual([
    'moderate',
  ]);
});
