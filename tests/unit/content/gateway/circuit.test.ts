import { isOpen, recordSuccess, recordTimeout } from '@/lib/content/gateway/circuit';

const P = '/web-page-conf/web';
let now = 0;
beforeEach(() => {
  // This is later than anything that another test has recorded.
  now += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('one timeout opens the circuit of all services for two seconds', () => {
  recordTimeout(`${P}/blog/getall`, now - 5_000);
  expect(isOpen(`${P}/blog/getbydesc/`)).toBe(true);
  expect(isOpen(`${P}/press/getall/0/8`)).toBe(true);
  now += 1_999;
  expect(isOpen(`${P}/blog/getall`)).toBe(true);
  now += 1;
  expect(isOpen(`${P}/blog/getall`)).toBe(false);
});

test('a timeout opens only the circuit of its service if other services responded in the meantime', () => {
  recordSuccess(`${P}/press/getall/0/8`);
  recordTimeout(`${P}/blog/getall`, now - 5_000);
  expect(isOpen(`${P}/blog/getLast`)).toBe(true);
  expect(isOpen(`${P}/press/getall/0/8`)).toBe(false);
  expect(isOpen('/business-line/admin/business-line/active')).toBe(false);
});

test('a response closes the circuit immediately', () => {
  recordTimeout(`${P}/blog/getall`, now - 5_000);
  recordSuccess(`${P}/blog/getLast`);
  expect(isOpen(`${P}/blog/getall`)).toBe(false);
  expect(isOpen(`${P}/press/getall/0/8`)).toBe(false);
});

test('a response after the call was sent keeps the circuit closed', () => {
  now += 100;
  recordSuccess(`${P}/blog/getLast`);
  now += 100;
  recordTimeout(`${P}/blog/getall`, now - 150);
  expect(isOpen(`${P}/blog/getall`)).toBe(false);
});
