import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { acceptedEncodings } from '@/lib/server/response/accepted-encodings';

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
  const request = new IncomingMessage(new Socket());
  if (header !== undefined) request.headers['accept-encoding'] = header;
  expect(acceptedEncodings(request)).toEqual(encodings);
});
