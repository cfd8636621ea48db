import * as calls from '@/lib/content/gateway/business-lines';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { readShownLines, shownLines } from '@/lib/features/lines/shown-lines';
import { line } from '@/tests/unit/features/support';

jest.mock('@/lib/content/gateway/business-lines');
const { getActiveLines, getBusinessLines, getServiceLines } = jest.mocked(calls);

const one = (id: number, title = '') => line({ id, title });
const details = [one(1, 'a'), one(2, 'b'), one(3, 'c')];

test('the active lines are shown in their order, with their details', () => {
  const active = [one(2), one(9), one(1)];
  expect(shownLines(active, [], details)).toEqual([one(2, 'b'), one(9), one(1, 'a')]);
  expect(shownLines([one(1)], [])).toEqual([one(1)]);
});

test('the lines of the services page are shown if none is active', () => {
  expect(shownLines([], [one(3), one(1)], details)).toEqual([one(3, 'c'), one(1, 'a')]);
  expect(shownLines([], details)).toEqual(details);
});

describe('readShownLines', () => {
  beforeEach(() => {
    getActiveLines.mockResolvedValue(found([one(2)]));
    getServiceLines.mockResolvedValue(found([one(3)]));
    getBusinessLines.mockResolvedValue(found(details));
  });

  test('replaces an empty or missing list of active lines by the services', async () => {
    expect(await readShownLines()).toEqual(found([one(2, 'b')]));
    for (const none of [found([]), missing]) {
      getActiveLines.mockResolvedValueOnce(none);
      expect(await readShownLines()).toEqual(found([one(3, 'c')]));
    }
  });

  test('is unavailable if a needed list is, and never a shorter list', async () => {
    getActiveLines.mockResolvedValueOnce(unavailable);
    expect(await readShownLines()).toBe(unavailable);
    getBusinessLines.mockResolvedValueOnce(unavailable);
    expect(await readShownLines()).toBe(unavailable);
    getServiceLines.mockResolvedValue(unavailable);
    expect(await readShownLines()).toEqual(found([one(2, 'b')]));
    getActiveLines.mockResolvedValueOnce(found([]));
    expect(await readShownLines()).toBe(unavailable);
  });
});
