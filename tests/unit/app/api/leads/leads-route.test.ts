import { GET } from '@/app/api/leads/[folio]/route';
import { newFolio } from '@/lib/features/leads/folio.mts';
import type { Lead } from '@/lib/features/leads/lead.mts';
import type { LeadStore } from '@/lib/features/leads/store.mts';
import { breakStore, emptyStore, newId } from '@/tests/unit/features/leads/support';

let store: LeadStore;
let lead: Lead;
beforeEach(async () => {
  store = await emptyStore();
  ({ lead } = await store.keep(newId(), '{"name":"Señora de Prueba"}'));
});

async function get(folio: string) {
  const request = new Request(`http://localhost:3000/api/leads/${folio}`);
  const response = await GET(request, { params: Promise.resolve({ folio }) });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body: unknown = await response.json();
  return { status: response.status, body };
}

test('the state, and nothing else of the lead', async () => {
  expect(await get(lead.folio)).toMatchObject({ status: 200, body: { state: 'pending' } });
  await store.markUndeliverable(lead, 'http-422');
  const { body } = await get(lead.folio);
  expect(body).toEqual({ state: 'undeliverable' });
  await store.markDelivered(lead.id);
  expect((await get(lead.folio)).body).toEqual({ state: 'delivered' });
});

test.each(['unknown', 'erased', 'malformed'])('a folio that is %s is 404', async (kind) => {
  await store.erase(lead.folio);
  const folio = { unknown: newFolio(), erased: lead.folio, malformed: '123-456-78x' }[kind] ?? '';
  const { status, body } = await get(folio);
  expect([status, body]).toEqual([404, { error: 'missing' }]);
});

test('without a store 503', async () => {
  await breakStore();
  const { status, body } = await get(lead.folio);
  expect([status, body]).toEqual([503, { error: 'unavailable' }]);
});
