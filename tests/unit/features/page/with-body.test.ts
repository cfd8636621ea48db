import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { withBodies, withBody } from '@/lib/features/page/with-body';

interface Page {
  id: number;
  text: string;
}

const byId = jest.fn<Promise<Result<Page>>, [number]>();
const details = { lacksBody: ({ text }: Page) => text === '', byId };
const bare = { id: 7, text: '' };
const whole = { id: 8, text: 'Entero' };

beforeEach(() => {
  byId.mockReset().mockImplementation(async (id) => found({ id, text: `Texto ${id}` }));
});

test('only a record without its body is requested separately', async () => {
  expect(await withBody(whole, details)).toEqual(found(whole));
  expect(byId).not.toHaveBeenCalled();
  expect(await withBody(bare, details)).toEqual(found({ id: 7, text: 'Texto 7' }));
  expect(byId.mock.calls).toEqual([[7]]);
});

test('a record without another body is that of the list, and an outage is unavailable', async () => {
  byId.mockResolvedValue(missing);
  expect(await withBody(bare, details)).toEqual(found(bare));
  byId.mockResolvedValue(unavailable);
  expect(await withBody(bare, details)).toEqual(unavailable);
});

test('a list requests each record without its body once, and keeps its order', async () => {
  const list = await withBodies(found([bare, whole, { id: 9, text: '' }]), details);
  expect(list).toEqual(found([{ id: 7, text: 'Texto 7' }, whole, { id: 9, text: 'Texto 9' }]));
  expect(byId.mock.calls).toEqual([[7], [9]]);
});

test('a list keeps a record whose call fails', async () => {
  byId.mockResolvedValueOnce(unavailable);
  expect(await withBodies(found([bare, { id: 9, text: '' }]), details)).toEqual(
    found([bare, { id: 9, text: 'Texto 9' }]),
  );
});

test('at most four calls run at a time', async () => {
  let running = 0;
  let most = 0;
  byId.mockImplementation(async (id) => {
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    return found({ id, text: 'x' });
  });
  const many = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, text: '' }));
  await withBodies(found(many), details);
  expect([byId.mock.calls.length, most]).toEqual([30, 4]);
});

test.each([missing, unavailable])('a list that is $status stays $status', async (list) => {
  expect(await withBodies(list, details)).toBe(list);
});
