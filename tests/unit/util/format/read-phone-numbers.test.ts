import {
  branchPhoneParts,
  internationalPhone,
  phoneParts,
} from '@/lib/util/format/read-phone-numbers';
import { phoneText } from '@/lib/company';

const links = (text: string) => phoneParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['800 733 22 22', 'tel:+528007332222'],
  ['01 800 733 2222', 'tel:+528007332222'],
  ['01-800-7332222', 'tel:+528007332222'],
  ['55 5555 0180', 'tel:+525555550180'],
  ['(55) 5555-0180', 'tel:+525555550180'],
  ['55.5555.0180', 'tel:+525555550180'],
  ['+52 55 5555 0180', 'tel:+525555550180'],
  ['52 55 5555 0180', 'tel:+525555550180'],
  ['+52 1 55 5555 0180', 'tel:+525555550180'],
  ['5215555550180', 'tel:+525555550180'],
  ['044 55 5555 0180', 'tel:+525555550180'],
  ['045 81 1234 5678', 'tel:+528112345678'],
  ['0181 1234 5678', 'tel:+528112345678'],
  ['01 (81) 1234 5678', 'tel:+528112345678'],
  ['(01 81) 1234 5678', 'tel:+528112345678'],
  ['(81) 1234-5678 ext. 102', 'tel:+528112345678;ext=102'],
  ['01 81 1234 5678, extensión 102', 'tel:+528112345678;ext=102'],
  ['81 1234 5678 x102', 'tel:+528112345678;ext=102'],
  ['Oficina: 81 1234 5678', 'tel:+528112345678'],
  ['+1 212 555 1234', 'tel:+12125551234'],
])('%j dials %s', (text, href) => expect(links(text)).toEqual([href]));

test.each(['', '  ', 'Ext. 102', '911', '1234567', 'sin teléfono', '123456789012', '81 1234 567'])(
  '%j has no number and is shown unchanged',
  (text) => {
    expect(links(text)).toEqual([]);
    expect(phoneText(phoneParts(text))).toBe(text.trim());
  },
);

test.each([
  ['55 1234 5678 / 55 8765 4321', ' / '],
  ['55 1234 5678, 55 8765 4321', ', '],
  ['55 1234 5678; 55 8765 4321', '; '],
  ['55 1234 5678 y 55 8765 4321', ' y '],
])('%j is two numbers', (text, between) => {
  expect(phoneParts(text)).toEqual([
    { text: '55 1234 5678', href: 'tel:+525512345678' },
    { text: between },
    { text: '55 8765 4321', href: 'tel:+525587654321' },
  ]);
});

test.each([
  ['800 733 22 22', '800 733 22 22'],
  ['(81) 1234-5678 ext. 102', '(81) 1234-5678 ext. 102'],
  ['01 800 733 2222', '800 733 2222'],
  ['044 55 5555 0180', '55 5555 0180'],
  ['+52 1 55 5555 0180', '+52 55 5555 0180'],
  ['5555550180', '55 5555 0180'],
  [' 55 5555 0180 (ventas) ', '55 5555 0180 (ventas)'],
])('%j is shown as %j', (text, shown) => expect(phoneText(phoneParts(text))).toBe(shown));

test('a branch without a phone has the support phone', () => {
  expect(branchPhoneParts({ phone_number: ' ' })).toEqual([
    { text: '800 733 22 22', href: 'tel:+528007332222' },
  ]);
  expect(branchPhoneParts({ phone_number: 'Ext. 12' })).toEqual([{ text: 'Ext. 12' }]);
});

test.each([
  ['01 55 5555 0101 ext. 102', '+525555550101'],
  ['55 1234 5678 / 55 8765 4321', '+525512345678'],
  ['Ext. 12', undefined],
])('%j is %s with its country code', (text, number) =>
  expect(internationalPhone(text)).toBe(number),
);
