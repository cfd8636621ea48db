import { listening, type Listening } from '@/tests/support/listening';
import { item } from '@/tests/unit/features/press/support';

type Answer = (page: number, size: number) => unknown[] | number;

/** The gateway's response to a page, or a status. */
let answer: Answer;
let calls: string[];
let server: Listening;
let readAllPress: (typeof import('@/lib/features/press/read-all'))['readAllPress'];
let pressPages: (typeof import('@/lib/features/press/read-all'))['pressPages'];

beforeAll(async () => {
  server = await listening((request, response) => {
    const [page = '', size = ''] = (request.url ?? '').split('/').slice(-2);
    calls.push(`${page}/${size}`);
    const given = answer(Number(page), Number(size));
    response.setHeader('content-type', 'application/json');
    response.statusCode = typeof given === 'number' ? given : 200;
    response.end(JSON.stringify(typeof given === 'number' ? { code: given } : given));
  });
  process.env.GATEWAY_URL = server.url;
  ({ readAllPress, pressPages } = await import('@/lib/features/press/read-all'));
});
beforeEach(() => void (calls = []));
afterAll(() => server.stop());

const room = (count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => item(index + 1));
const spoilt = { id: 0, title: '' };

/** Gateways that follow the contract, and others. */
const honest =
  (items: unknown[]): Answer =>
  (page, size) =>
    items.slice(page * size, (page + 1) * size);
/** At most `most` items a page, which also count as its page size. */
const capped = (items: unknown[], most: number): Answer => {
  return (page, size) => honest(items)(page, Math.min(size, most));
};
/** At most `most` items from the start of the requested page. */
const cut = (items: unknown[], most: number): Answer => {
  return (page, size) => items.slice(page * size, page * size + Math.min(size, most));
};
const ignoring = (items: unknown[]): Answer => {
  return (page) => honest(items)(page, 8);
};
const refusing = (items: unknown[]): Answer => {
  return (page, size) => (size > 8 ? 400 : honest(items)(page, size));
};

async function read() {
  const result = await readAllPress();
  if (result.status !== 'found') return result.status;
  return { ids: result.value.map(({ id }) => id), pages: pressPages(result.value) };
}
const all = (count: number) => ({
  ids: Array.from({ length: count }, (_, index) => index + 1),
  pages: Math.ceil(count / 8),
});

// First, while there is no stale response to fall back to.
test('an outage is never a shorter list', async () => {
  answer = () => 500;
  expect(await read()).toBe('unavailable');
  answer = (page, size) => (size > 8 || page === 20 ? 500 : honest(room(400))(page, size));
  expect(await read()).toBe('unavailable');
});

test('a gateway that responds the same to every page number has one page', async () => {
  answer = () => room(17);
  expect(await read()).toEqual({ ...all(17), pages: 1 });
  expect(calls.length).toBeLessThan(30);
});

test.each([0, 1, 7, 8, 9, 27, 95, 96, 97, 192, 200])(
  'every one of %d items, and how many pages they fill',
  async (count) => {
    answer = honest(room(count));
    expect(await read()).toEqual(all(count));
  },
);

test('2,700 items in a few dozen calls', async () => {
  answer = honest(room(2_700));
  expect(await read()).toEqual(all(2_700));
  expect(calls.length).toBeLessThan(40);
});

describe.each([8, 9, 27, 60, 97, 200, 300])('%d items of a gateway', (count) => {
  test.each([
    ['that caps the size at 8', capped(room(count), 8)],
    ['that caps the size at 50', capped(room(count), 50)],
    ['that cuts its pages at 8', cut(room(count), 8)],
    ['that cuts its pages at 50', cut(room(count), 50)],
    ['that ignores the size', ignoring(room(count))],
    ['that refuses another size', refusing(room(count))],
  ])('%s', async (_what, given) => {
    answer = given;
    expect(await read()).toEqual(all(count));
  });
});

describe('records that cannot be read', () => {
  test.each([
    [0, 300],
    [47, 300],
    [95, 300],
    [130, 300],
    [299, 300],
    [10, 49],
    [48, 57],
  ])('number %d of %d is left out, and nothing else', async (at, count) => {
    answer = honest(room(count).with(at, spoilt));
    const { ids, pages } = all(count);
    expect(await read()).toEqual({ ids: ids.filter((id) => id !== at + 1), pages });
    expect(calls.length).toBeLessThan(15);
  });

  test('a page of the room without any is its end, as for its visitors', async () => {
    answer = honest(room(300).fill(spoilt, 88, 96));
    expect(await read()).toEqual({ ...all(88), pages: 11 });
  });
});

test('an item that moved on between two reads is named once', async () => {
  answer = (page, size) => honest([...room(96), item(96), item(97)])(page, size);
  expect(await read()).toEqual(all(97));
});

test('a gateway that responds the same to every page ends', async () => {
  answer = () => room(8);
  expect(await read()).toMatchObject({ ids: all(8).ids });
  expect(calls.length).toBeLessThan(1_300);
});
