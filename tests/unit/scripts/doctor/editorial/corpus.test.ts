/** @jest-environment node */
import { readContent } from '@/tests/support/doctor-content';
import { editorialFindings, RULES } from '@/scripts/doctor/editorial/index';
import type { Content } from '@/scripts/doctor/content';
import type { EditorialFinding } from '@/scripts/doctor/report';
import { htmlSlots, isLabelled, soundFiles, type Label } from './corpus/corpus';
import { seedFiles } from './corpus/file-seeds';
import { htmlNearMisses, htmlSeeds } from './corpus/html-seeds';
import { plantNearMisses } from './corpus/near-misses';
import { seedRecords } from './corpus/record-seeds';
import { seedTexts } from './corpus/text-seeds';

const NOW = new Date('2026-12-01T12:00:00Z');

const hasHeading = (html: string) => /<h[1-6]/.test(html);

/** Each text gets one mistake, or one right thing that looks like a mistake. */
function seedHtml(content: Content): Label[] {
  const all = [
    ...htmlSeeds.map(([rule, html]) => [html, rule] as const),
    ...htmlNearMisses.map((html) => [html] as const),
  ];
  // Those with headings stand alone, in texts after the news: they would mix with other headings.
  const texts = all.toSorted(([a], [b]) => Number(hasHeading(a)) - Number(hasHeading(b)));
  const slots = htmlSlots(content).filter(({ read }) => read().length > 20);
  expect(slots.length).toBeGreaterThanOrEqual(texts.length);
  return slots.slice(0, texts.length).flatMap((slot, index) => {
    const [html, rule] = texts[index] ?? [''];
    slot.write(hasHeading(html) ? html : `${slot.read()}${html}`);
    const { type, record, field } = slot;
    return rule === undefined ? [] : [{ rule, type, record, field }];
  });
}

let labels: Label[] = [];
let found: EditorialFinding[] = [];

beforeAll(async () => {
  const content = await readContent();
  // Moved records are looked for in the finished texts.
  labels = [seedTexts, seedHtml, seedRecords].flatMap((seed) => seed(content));
  plantNearMisses(content);
  content.files = soundFiles(content);
  for (const name of ['foto-perdida.jpg', 'tarifas-2019.pdf']) {
    content.files.set(name, { status: 'missing' });
  }
  labels.push(...seedFiles(content));
  found = editorialFindings(content, NOW);
});

const line = ({ rule, record, field, what }: EditorialFinding) =>
  `${rule}: ${record.type} ${record.id ?? record.title}, ${field}: ${what}`;

test('every rule has five mistakes of its own', () => {
  const counts = Map.groupBy(labels, ({ rule }) => rule);
  const few = RULES.filter((rule) => (counts.get(rule)?.length ?? 0) < 5);
  expect(few).toEqual([]);
  expect([...counts.keys()].filter((rule) => !new Set<string>(RULES).has(rule))).toEqual([]);
});

test('all mistakes are found, and nearly nothing else', () => {
  const missed = labels.filter((label) => !found.some((entry) => isLabelled(entry, label)));
  const wrong = found.filter((entry) => !labels.some((label) => isLabelled(entry, label)));
  const share = ((found.length - wrong.length) / found.length) * 100;
  console.log(
    `${labels.length - missed.length} of ${labels.length} mistakes found; ` +
      `${found.length - wrong.length} of ${found.length} findings true (${share.toFixed(1)} %)`,
  );
  for (const label of missed) console.log('missed', JSON.stringify(label));
  for (const entry of wrong) console.log('wrong', line(entry));
  expect(missed).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(95);
});
