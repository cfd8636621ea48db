import { clientKey, clientKeyOf } from '@/lib/server/http/client-key';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::5]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::5]', '2001:db8:1:2'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['', 'unknown'],
])('the sender of %j is %s', (forwarded, sender) => {
  expect(clientKey(new Headers({ 'x-forwarded-for': forwarded }))).toBe(sender);
  expect(clientKeyOf(forwarded)).toBe(sender);
});
