import { GET } from '@/app/api/speculation-rules/route';

const rulesFor = async (headers: Record<string, string>) => {
  const response = GET(new Request('http://localhost/api/speculation-rules', { headers }));
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(response.headers.get('vary')).toBe('Sec-CH-UA-Mobile');
  expect(response.headers.get('cache-control')).toContain('private');
  const { prefetch } = await response.json();
  return prefetch.map(({ eagerness }: { eagerness: string }) => eagerness);
};

test('a hover prefetches a page on a desk; on a phone a link in view is not enough', async () => {
  expect(await rulesFor({ 'sec-ch-ua-mobile': '?0' })).toEqual(['eager']);
  expect(await rulesFor({ 'sec-ch-ua-mobile': '?1' })).toEqual(['moderate']);
  expect(await rulesFor({})).toEqual(['moderate']);
});

test('a page that no cache stores is not prefetched', async () => {
  const { prefetch } = await GET(new Request('http://localhost/api/speculation-rules')).json();
  const [, ...excluded] = prefetch[0].where.and;
  expect(excluded).toContainEqual({ not: { href_matches: '/contactanos/recoleccion/*' } });
});
