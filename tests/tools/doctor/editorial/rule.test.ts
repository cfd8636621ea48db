import { findAll, type Rule } from '@/tools/doctor/editorial/rule';
import { shownRecords } from '@/tools/doctor/editorial/records';
import { readContent } from '@/tests/support/doctor-content';

test('rules of single records see a record before the next one; findings stand rule by rule', async () => {
  const content = await readContent();
  const records = shownRecords(content);
  const seen: string[] = [];
  const ruleOf = (name: string): Rule => ({
    ...{ title: 'Título', why: 'Por qué', fix: 'Cómo' },
    inRecord(record) {
      seen.push(`${name} ${records.indexOf(record)}`);
      return [{ field: 'campo', what: 'Qué' }];
    },
  });
  const whole: Rule = {
    ...{ title: 'Título', why: 'Por qué', fix: 'Cómo' },
    inContent: ({ records: [record] }) =>
      record ? [{ record, field: 'campo', what: 'Qué', fix: 'De otra manera' }] : [],
  };
  const rules = { one: ruleOf('one'), whole, other: ruleOf('other') };
  const found = findAll(rules, { content, records, today: '2026-11-23' });
  expect(seen.slice(0, 4)).toEqual(['one 0', 'other 0', 'one 1', 'other 1']);
  expect(seen).toHaveLength(2 * records.length);
  const titles = records.map(({ title }) => title);
  expect(found.map(({ rule, record }) => [rule, record.title])).toEqual([
    ...titles.map((title) => ['one', title]),
    ['whole', titles[0]],
    ...titles.map((title) => ['other', title]),
  ]);
  expect(found[0]).toMatchObject({ field: 'campo', why: 'Por qué', fix: 'Cómo' });
  expect(found[titles.length]).toMatchObject({ why: 'Por qué', fix: 'De otra manera' });
});
