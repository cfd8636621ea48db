/** @jest-environment node */
import { isOpen, recordSuccess, recordTimeout } from '@/lib/content/gateway/circuit';

const P = '/web-page-conf/web';
let now = 0;
beforeEach(() => {
  // Far from what another test has noted.
  now += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('after one wait in vain nothing is asked for two seconds, of any service', () => {
  recordTimeout(`${P}/blog/getall`, now - 5_000);
  expect(isOpen(`${P}/blog/getbydesc/`)).toBe(true);
  expect(isOpen(`${P}/press/getall/0/8`)).toBe(true);
  now += 1_999;
  expect(isOpen(`${P}/blog/getall`)).toBe(true);
  now += 1;
  expect(isOpen(`${P}/blog/getall`)).toBe(false);
});

test('where other services answered meanwhile, only the one that did not is left alone', () => {
  recordSuccess(`${P}/press/getall/0/8`);
  recordTimeout(`${P}/blog/getall`, now - 5_000);
  expect(isOpen(`${P}/blog/getLast`)).toBe(true);
  expect(isOpen(`${P}/press/getall/0/8`)).toBe(false);
  expect(isOpen('/business-line/admin/business-line/active')).toBe(false);
});

test('an answer ends it at once', () => {
  recordTimeout(`${P}/blog/getall`, now - 5_000);
  recordSuccess(`${P}/blog/getLast`);
  expect(isOpen(`${P}/blog/getall`)).toBe(false);
  expect(isOpen(`${P}/press/getall/0/8`)).toBe(false);
});

test('a service that answered after the call was sent is no silent one', () => {
  now += 100;
  recordSuccess(`${P}/blog/getLast`);
  now += 100;
  recordTimeout(`${P}/blog/getall`, now - 150);
  expect(isOpen(`${P}/blog/getall`)).toBe(false);
});
