import { embeddedPlaces, embeddedService } from './embedded-places';
import branches from '@/data/content/branches.json';
import faqs from '@/data/content/faq-groupers.json';
import lines from '@/data/content/business-lines.json';
import { serviceExceptions } from '@/lib/features/collection/holidays/exceptions';
import { readServiceText, sentencesOf } from '@/lib/features/collection/holidays/read-text';
import type { ServiceRule } from '@/lib/features/collection/holidays/rules';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { changeTexts } from '@/lib/features/zone-sheet/sheet';

const RANGE = { from: '2026-11-24', to: '2028-12-31' };
const readTexts = (texts: string[]) =>
  texts.map((text) => readServiceText(sentencesOf(text), { names: embeddedPlaces }));
const answers = readTexts(
  faqs.flatMap(({ frequent_questions }) => frequent_questions.map(({ answer }) => answer)),
);
const pages = readTexts(lines.flatMap((line) => [line.description, line.description_2]));
const rulesOf = (texts: typeof answers): ServiceRule[] => texts.flatMap(({ rules }) => [...rules]);
const zones = branches.flatMap(({ zones: own }) => own);

test('every sentence of answers and pages about the service on holidays is read', () => {
  const said = [...answers, ...pages].flatMap(({ sentences }) => sentences);
  expect(said.filter(({ outcome }) => outcome === 'unread')).toEqual([]);
  expect(said.filter(({ outcome }) => outcome === 'read').map(({ text }) => text)).toEqual([
    'La recolección domiciliaria se suspende únicamente el 1 de enero, el 1 de mayo y el 25 de diciembre.',
    expect.stringMatching(/^Si su ruta cae en una de esas fechas, pasamos al día siguiente/),
    'Los demás días festivos trabajamos con normalidad.',
    'Solo descansamos el 1 de enero, el 1 de mayo y el 25 de diciembre.',
    expect.stringMatching(/^La ruta de esos días pasa a la mañana siguiente/),
  ]);
});

test('answers and pages give the same dates for every zone, and paper prints them', () => {
  for (const zone of zones) {
    const schedule = readSchedule(zone);
    if (!schedule) continue;
    const dates = (texts: typeof answers) =>
      serviceExceptions(schedule, { general: rulesOf(texts), announced: [] }, RANGE);
    const exceptions = dates(answers);
    expect(dates(pages)).toEqual(exceptions);
    // All are suspended and move to the next day: the answers leave nothing open.
    expect(exceptions.filter(({ movedTo }) => movedTo === undefined)).toEqual([]);
    const printed = changeTexts({ exceptions, asOf: RANGE.from }).join(' ');
    for (const { date } of exceptions.filter((one) => one.date < '2027-11-23')) {
      expect(printed).toContain(`${Number(date.slice(8))} de `);
    }
    expect(printed).not.toContain('Por confirmar');
  }
  expect(rulesOf(answers)).toEqual(embeddedService.general);
});

test('a daily zone has three dates a year on paper', () => {
  const exceptions = serviceExceptions(
    [{ weekdays: [1, 2, 3, 4, 5, 6, 7] }],
    { general: rulesOf(answers), announced: [] },
    RANGE,
  );
  expect(changeTexts({ exceptions, asOf: RANGE.from })).toEqual([
    'No pasa: 25 de diciembre (pasa el 26), 1 de enero (pasa el 2), 1 de mayo (pasa el 2).',
  ]);
});
