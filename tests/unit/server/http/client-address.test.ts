import { clientAddress } from '@/lib/server/http/client-key';

test.each([
  [0, '203.0.113.1, 198.51.100.7', '192.0.2.1', '192.0.2.1'],
  [0, undefined, '192.0.2.1', '192.0.2.1'],
  [1, '203.0.113.1, 198.51.100.7', '10.0.0.2', '198.51.100.7'],
  [1, '198.51.100.7', '10.0.0.2', '198.51.100.7'],
  [2, '203.0.113.1, 198.51.100.7, 10.0.0.3', '10.0.0.2', '198.51.100.7'],
  // Fewer hops than trusted proxies: a probe from inside, not a visitor.
  [1, undefined, '10.0.0.2', '10.0.0.2'],
  [2, '198.51.100.7', '10.0.0.2', '198.51.100.7'],
  [1, ' , 198.51.100.7 ', '10.0.0.2', '198.51.100.7'],
])('behind %i proxies, %p from %s is %s', (proxies, header, peer, address) => {
  expect(clientAddress(peer, header, proxies)).toBe(address);
});
