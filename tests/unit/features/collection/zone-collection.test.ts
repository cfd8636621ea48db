import { valueOrUndefined } from '@/lib/content/gateway/result';
import { startTestGateway, type TestGateway } from '@/tests/unit/content/embedded-gateway/support';

const post = (id: number, title: string, state: string) => ({
  ...{ id, title_publication: title, url: `noticia-${id}` },
  ...{ text_publication: '<p>Cambia la ruta.</p>', start_date: '2026-11-20' },
  lst_business_unit: [{ ubication: { state } }],
});
const branchIn = (id: number, name: string, state: string) => ({
  ...{ id, name, url: name.toLowerCase(), ubication: { state } },
  zones: [
    { id: 1, title: 'Centro', frequency: 'Diario', timetable: '6:00 a 12:00 h' },
    { id: 2, title: 'Norte', frequency: 'Quincenal', timetable: '' },
  ],
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    branches: [branchIn(1, 'Durango', 'Durango'), branchIn(2, 'Campeche', 'Campeche')],
    'blog-posts': [post(1, 'Cambio de rutas', 'Durango')],
    'faq-groupers': [
      {
        ...{ id: 1, name: 'Horarios' },
        frequent_questions: [{ id: 7, question: '¿Y los días festivos?', answer: '<p>Sí.</p>' }],
      },
    ],
  });
  process.env.GATEWAY_URL = gateway.url;
});
beforeEach(() => {
  jest.resetModules();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T18:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  gateway.faults.clear();
});
afterAll(() => gateway.stop());

async function datesOf(name: string) {
  const { getBranch } = await import('@/lib/content/gateway/branches');
  const { readBranchDates } = await import('@/lib/features/collection/zone-collection');
  const branch = valueOrUndefined(await getBranch(name));
  if (!branch) throw new Error(`no branch ${name}`);
  const { byZone, notices } = await readBranchDates(branch, branch.zones);
  return { notices, zones: [...byZone.values()] };
}

// This test runs first, because later the last good posts replace those of an outage.
test('no date is certain while posts cannot be read', async () => {
  gateway.faults.add({ path: '/web/blog', kind: 'status', value: 503 });
  const { notices, zones } = await datesOf('campeche');
  expect(notices.posts).toEqual([]);
  expect(zones[0]?.isOnlyProgram).toBe(true);
});

test('a branch has the notices of its state, and the dates of the program', async () => {
  const { notices, zones } = await datesOf('durango');
  expect(notices).toEqual({
    posts: [{ title: 'Cambio de rutas', href: '/Blog_Detalle/noticia-1', date: '2026-11-20' }],
    questions: [{ title: '¿Y los días festivos?', href: '/detalle_pregunta?id_grouper=1&id=7' }],
  });
  expect(zones).toEqual([
    {
      schedule: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: 360, to: 720 }],
      ...{ clock: { minutes: -360, changes: [] }, asOf: '2026-11-24', isOnlyProgram: true },
      phone: expect.any(String),
    },
    undefined,
  ]);
});

test('a date is certain without a notice of its state', async () => {
  const { notices, zones } = await datesOf('campeche');
  expect(notices.posts).toEqual([]);
  expect(zones[0]?.isOnlyProgram).toBe(false);
});
