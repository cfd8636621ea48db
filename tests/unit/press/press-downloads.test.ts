/** @jest-environment node */
import { getFileSize } from '@/lib/gateway/files';
import { found, missing, unavailable } from '@/lib/gateway/result';
import { listWithSizes } from '@/lib/press-downloads';

jest.mock('@/lib/gateway/files', () => ({ getFileSize: jest.fn() }));
const size = jest.mocked(getFileSize);
beforeEach(() => size.mockReset());

const sized = (names: string[]) => listWithSizes(found(names), (name) => name);

test('every file with its size, in the order given', async () => {
  size.mockImplementation(async (name) => found(name.length));
  expect(await sized(['a', 'bbb', 'cc'])).toEqual(
    found([
      { name: 'a', size: 1 },
      { name: 'bbb', size: 3 },
      { name: 'cc', size: 2 },
    ]),
  );
});

test.each([
  ['does not answer', unavailable],
  ['does not have the file', missing],
  ['does not tell', found(undefined)],
])('a gateway that %s is not asked once for each file', async (_what, result) => {
  size.mockResolvedValue(result);
  const names = Array.from({ length: 50 }, (_, index) => `${index}`);
  expect(await sized(names)).toEqual(found(names.map((name) => ({ name }))));
  expect(size.mock.calls.length).toBeLessThanOrEqual(6);
});

test('a list that was not found stays so', async () => {
  expect(await listWithSizes(unavailable, String)).toBe(unavailable);
  expect(await listWithSizes(missing, String)).toBe(missing);
});
