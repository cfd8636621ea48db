import { callSummary, callTallies } from '@/lib/content/gateway/observed-reads';
import { loadSite, startRawGateway, type RawGateway, type Site } from './support';

let gateway: RawGateway;
let site: Site;
beforeAll(async () => {
  gateway = await startRawGateway();
  site = await loadSite({ GATEWAY_URL: gateway.url });
});
afterAll(() => gateway.stop());

const reply = (body: unknown, status = 200) =>
  (gateway.reply = { status, body: JSON.stringify(body) });

test('each call counts once, by its last read', async () => {
  expect(callSummary()).toBe('no call made yet');
  reply([{ id_contacto: 1 }, { id_contacto: 2, name: 'Ventas' }]);
  await site.getContactPeople();
  reply([{ id: 1, name: 'Lunes' }]);
  await site.getFrequencies();
  expect(callTallies()).toEqual({ whole: 1, gaps: 1, failed: 0 });
  expect(callSummary()).toBe('1 of 2 calls whole, 1 with gaps: run npm run doctor');

  for (const id of [1, 2, 3]) await site.getServiceTypes(id);
  expect(callTallies()).toEqual({ whole: 1, gaps: 2, failed: 0 });

  reply([]);
  await site.getContactPeople();
  await site.getServiceTypes(4);
  expect(callSummary()).toBe('3 of 3 calls whole');

  reply('', 500);
  await site.getFrequencies();
  expect(callTallies()).toEqual({ whole: 2, gaps: 0, failed: 1 });
  expect(callSummary()).toBe('2 of 3 calls whole, 1 failed: run npm run doctor');
});
