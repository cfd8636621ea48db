import { listening } from '@/tests/support/listening';

const asked: string[] = [];
const published = Array.from({ length: 102 }, (_, at) => ({
  ...{ id: at + 1, name: `Sucursal ${at + 1}` },
  ...(at === 0 && { zones: [{ id: 7, title: 'Norte' }] }),
}));

test('zones that the list of branches lacks are requested, for a hundred branches at most', async () => {
  await using gateway = await listening(({ url = '' }, response) => {
    const isZones = url.endsWith('/zones');
    if (isZones) asked.push(url);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isZones ? [{ id: 1, title: 'Centro' }] : published));
  });
  process.env.GATEWAY_URL = gateway.url;
  const { getZonedBranches } = await import('@/lib/content/gateway/branches');
  const branches = await getZonedBranches();
  const titles =
    branches.status === 'found'
      ? branches.value.map(({ zones }) => zones.map(({ title }) => title).join())
      : branches.status;
  expect(titles).toEqual(['Norte', ...Array.from({ length: 100 }, () => 'Centro'), '']);
  expect(asked).toHaveLength(100);
});
