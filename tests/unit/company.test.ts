import company from '@/data/company.json';
import {
  companyName,
  copyrightYears,
  supportPhone,
  supportPhoneParts,
  telHref,
} from '@/lib/company';
import { phoneParts } from '@/lib/util/format/read-phone-numbers';

describe('the company', () => {
  test('has its name from company.json', () => expect(companyName).toBe(company.name));

  test.each([
    [2020, '2021'],
    [2021, '2021'],
    [2022, '2021–2022'],
    [2026, '2021–2026'],
  ])('shows in %p the copyright years %s', (year, line) => expect(copyrightYears(year)).toBe(line));

  test('has a phone that is dialled as the library reads its number', () => {
    expect(telHref(supportPhone)).toBe('tel:+528007332222');
    expect(phoneParts(supportPhone)).toEqual(supportPhoneParts);
  });
});
