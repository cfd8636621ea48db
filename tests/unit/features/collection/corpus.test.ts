import { both } from './corpus/both';
import { days } from './corpus/days';
import { hours } from './corpus/hours';
import { sceptic } from './corpus/sceptic';
import { unreadable } from './corpus/unreadable';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { notationOf } from './notation';

const corpus = [...days, ...hours, ...both, ...unreadable, ...sceptic];

test('the corpus is large, and a good part of it must not be read', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(320);
  expect(corpus.filter(([, , expected]) => expected === undefined).length).toBeGreaterThanOrEqual(
    80,
  );
  const keys = corpus.map(([frequency, timetable]) => `${frequency}\0${timetable}`);
  expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
});

test('every text is read as labelled, and none by a guess', () => {
  const read = corpus.map(([frequency, timetable]) =>
    notationOf(readSchedule({ frequency, timetable })),
  );
  const wrong = corpus
    .map((label, index) => ({ label, read: read[index] }))
    .filter(({ label, read: found }) => found !== label[2]);
  const count = read.filter((found) => found !== undefined).length;
  console.log(
    `${corpus.length} texts: ${count} read, ${corpus.length - count} shown as written; ` +
      `${wrong.length} not as labelled`,
  );
  expect(wrong).toEqual([]);
});
