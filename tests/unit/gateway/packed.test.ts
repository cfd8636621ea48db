import { pack, unpack } from '@/lib/gateway/packed';
import { found, missing, unavailable } from '@/lib/gateway/result';

const records = [{ name: 'Cancún "1"', photos: [{ file: 'a.webp' }], latitude: undefined }];

test('a packed list is one text, and comes back as it was', () => {
  const packed = pack(found(records));
  expect(packed).toEqual({ status: 'found', value: expect.any(String) as string });
  expect(unpack(packed)).toEqual(found(records));
});

test('what is stale stays so; what is no list passes through', () => {
  expect(unpack(pack({ ...found([1]), stale: true }))).toEqual({ ...found([1]), stale: true });
  expect(unpack(pack(missing))).toBe(missing);
  expect(unpack(pack(unavailable))).toBe(unavailable);
});
