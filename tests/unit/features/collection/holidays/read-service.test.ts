import { recorded } from '@/tests/support/next-cache';
import { startTestGateway, type TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { branch, zone } from '@/tests/unit/features/support';
import { INCOMPLETE_TAG } from '@/lib/server/cache/tags';

const served = zone(1, 'San Román', 'Diario', '6:00 a 12:00 h');
const campeche = branch({ name: 'Campeche', url: 'campeche', zones: [served] });

let gateway: TestGateway;
let service: typeof import('@/lib/features/collection/holidays/read-service');
let collection: typeof import('@/lib/features/collection/zone-collection');

beforeAll(async () => {
  gateway = await startTestGateway({
    branches: [campeche],
    'business-lines': [],
    'blog-posts': [],
    'faq-groupers': [
      {
        id: 1,
        name: 'Horarios',
        frequent_questions: [
          { id: 1, question: '¿Días festivos?', answer: '<p>Servicio normal los 365 días.</p>' },
        ],
      },
    ],
  });
  process.env.GATEWAY_URL = gateway.url;
  service = await import('@/lib/features/collection/holidays/read-service');
  collection = await import('@/lib/features/collection/zone-collection');
});
afterEach(() => gateway.faults.clear());
afterAll(() => gateway.stop());

const datesOf = async () =>
  (await collection.readZoneCollection(campeche, served))?.exceptions ?? [];

test('an outage is no certainty: the days of the law are unknown, and the page is incomplete', async () => {
  gateway.faults.add({ kind: 'status', value: 503, path: '/web/frequent-questions' });
  recorded.tags.length = 0;
  expect(await service.readService()).toMatchObject({ general: [], isKnown: false });
  expect(recorded.tags).toContain(INCOMPLETE_TAG);
  const outcomes = new Set((await datesOf()).map(({ outcome }) => outcome));
  expect([...outcomes]).toEqual(['unknown']);
});

test('what is known is tagged with all that it is made of: a publication of any changes it', async () => {
  recorded.tags.length = 0;
  expect(await service.readService()).toMatchObject({ isKnown: true });
  expect(recorded.tags).toEqual(expect.arrayContaining(['faq', 'blog', 'branch']));
  expect(recorded.tags).not.toContain(INCOMPLETE_TAG);
  expect(await datesOf()).toEqual([]);
});

test('an answer that was read before stands in an outage', async () => {
  await service.readService();
  gateway.faults.add({ kind: 'status', value: 503 });
  expect(await service.readService()).toMatchObject({ isKnown: true });
  expect(await datesOf()).toEqual([]);
});
