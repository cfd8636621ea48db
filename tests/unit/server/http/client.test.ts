import { clientAddress, clientKeyOf } from '@/lib/server/http/client.mts';

test.each([
  { proxies: 0, forwarded: '198.51.100.7', address: '203.0.113.9' },
  { proxies: 1, forwarded: '198.51.100.7', address: '198.51.100.7' },
  { proxies: 1, forwarded: '10.0.0.1, 198.51.100.7', address: '198.51.100.7' },
  { proxies: 2, forwarded: '198.51.100.7, 192.0.2.3', address: '198.51.100.7' },
  { proxies: 3, forwarded: '198.51.100.7', address: '198.51.100.7' },
  { proxies: 1, forwarded: '', address: '203.0.113.9' },
])(
  'the client of "$forwarded" behind $proxies proxies is $address',
  ({ proxies, forwarded, address }) => {
    expect(clientAddress('203.0.113.9', forwarded, proxies)).toBe(address);
  },
);

test.each([
  { address: '198.51.100.7', key: '198.51.100.7' },
  { address: '198.51.100.7:4711', key: '198.51.100.7' },
  { address: '::ffff:198.51.100.7', key: '198.51.100.7' },
  { address: '2001:db8:1:2:3:4:5:6', key: '2001:db8:1:2' },
  { address: '[2001:db8:1:2::6]:443', key: '2001:db8:1:2' },
  { address: '2001:DB8::1', key: '2001:db8:0:0' },
  { address: '', key: 'unknown' },
])('$address counts as the client $key', ({ address, key }) => {
  expect(clientKeyOf(address)).toBe(key);
});
