import { acceptedEncodings } from '@/lib/server/response/encoded-text';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP, BR', ['br', 'gzip', 'identity']],
  ['gzip;q=1, br;q=0.1', ['br', 'gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*, br;q=0', ['gzip', 'identity']],
  ['gzip, br;q=0', ['gzip', 'identity']],
  ['br;q=0.000, gzip;q=0', ['identity']],
  ['brotli, xbr, gzip-of-mine', ['identity']],
  ['identity', ['identity']],
  ['identity;q=0', ['identity']],
  ['', ['identity']],
  [undefined, ['identity']],
])('%p takes %p', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
