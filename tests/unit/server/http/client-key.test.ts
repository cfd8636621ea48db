import { readFileSync } from 'node:fs';
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

const [, network = ''] =
  /map \$remote_addr \$client \{[^}]+?"~(.+)" \$network;/.exec(
    readFileSync('deploy/nginx/nginx.conf', 'utf8'),
  ) ?? [];
/** What the edge counts by. */
const edgeKey = (address: string) => new RegExp(network).exec(address)?.groups?.network ?? address;

// As nginx writes them: the longest zeros, two groups or more, are left out.
test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::5', true],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:3:3:4:5:6', false],
  ['2001:db8:1::5', '2001:db8:1::6:0:5', true],
  ['2001:db8:1::5', '2001:db8:2::5', false],
  ['2001:db8::5', '2001:db8::6:0:0:5', true],
  ['2001:db8::5', '2001:db9::5', false],
  ['203.0.113.7', '203.0.113.8', false],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
])('%s and %s are one client, here and at the edge: %p', (one, other, isOne) => {
  expect(clientKeyOf(one) === clientKeyOf(other)).toBe(isOne);
  expect(edgeKey(one) === edgeKey(other)).toBe(isOne);
});
