import { GET } from '@/app/api/map/route';
import { getPresence } from '@/lib/content/gateway/business-lines';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { readMapPlaces } from '@/lib/features/map/read-places';

jest.mock('@/lib/content/gateway/business-lines');
jest.mock('@/lib/features/map/read-places');

test('the markers, or that they cannot be had: an outage is no empty map', async () => {
  jest.mocked(readMapPlaces).mockResolvedValue({ lines: [], presence: [[1, 2, 0]], states: [] });
  jest.mocked(getPresence).mockResolvedValue(found([]));
  expect(await (await GET()).json()).toEqual({ lines: [], presence: [[1, 2, 0]], states: [] });
  jest.mocked(getPresence).mockResolvedValue(missing);
  expect((await GET()).status).toBe(200);
  jest.mocked(getPresence).mockResolvedValue(unavailable);
  const response = await GET();
  expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
});
