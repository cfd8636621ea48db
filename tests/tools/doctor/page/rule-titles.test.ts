import { RULES } from '@/tools/doctor/editorial/index';
import { ruleTitle } from '@/tools/doctor/page/rule-titles';

test('every editorial rule has a title of its own', () => {
  const titles = [...RULES, 'external-link-dead'].map(ruleTitle);
  expect(titles.filter((title) => !/^[A-ZÁÉÍÓÚ]/.test(title))).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});
