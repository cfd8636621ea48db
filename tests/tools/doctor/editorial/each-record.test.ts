import { eachRecord, findAll } from '@/tools/doctor/editorial/each-record';
import { finding } from '@/tools/doctor/editorial/finding';
import { shownRecords } from '@/tools/doctor/editorial/records/all';
import type { ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import { readContent } from '@/tests/support/doctor-content';

const words = { what: 'Qué', why: 'Por qué', fix: 'Cómo' };

test('rules of single records see a record before the next one; findings stand rule by rule', async () => {
  const content = await readContent();
  const records = shownRecords(content);
  const seen: string[] = [];
  const ruleOf = (name: string) =>
    eachRecord((record) => {
      seen.push(`${name} ${records.indexOf(record)}`);
      return [finding(name, record, 'campo', words)];
    });
  const whole = () => [finding('whole', records[0] as ShownRecord, 'campo', words)];
  const found = findAll([ruleOf('one'), whole, ruleOf('other')], content);
  expect(seen.slice(0, 4)).toEqual(['one 0', 'other 0', 'one 1', 'other 1']);
  expect(seen).toHaveLength(2 * records.length);
  const titles = records.map(({ title }) => title);
  expect(found.map(({ rule, record }) => [rule, record.title])).toEqual([
    ...titles.map((title) => ['one', title]),
    ['whole', titles[0]],
    ...titles.map((title) => ['other', title]),
  ]);
});
