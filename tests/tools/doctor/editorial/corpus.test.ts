import { listOrEmpty } from '@/lib/content/gateway/result';
import { readContent } from '@/tests/support/doctor-content';
import { editorialFindings } from '@/tools/doctor/editorial/index';
import { rules, ruleTitle } from '@/tools/doctor/editorial/index';
import type { Content } from '@/tools/doctor/content';
import type { EditorialFinding } from '@/tools/doctor/report';
import { at, htmlSlots, isLabelled, soundFiles, type Label } from './corpus/corpus';
import { seedFiles } from './corpus/file-seeds';
import { htmlNearMisses, htmlSeeds } from './corpus/html-seeds';
import { moreHtmlNearMisses, moreHtmlSeeds } from './corpus/more-html-seeds';
import { plantNearMisses } from './corpus/near-misses';
import { seedRecords } from './corpus/record-seeds';
import { seedTexts } from './corpus/text-seeds';

const RULES = Object.keys(rules);

const NOW = new Date('2026-12-01T12:00:00Z');

const hasHeading = (html: string) => /<h[1-6]/.test(html);

/** Each text gets one mistake, or one right thing that looks like a mistake. */
function seedHtml(
  content: Content,
  seeds: readonly (readonly [rule: string, html: string])[],
  nearMisses: readonly string[],
): Label[] {
  const all = [
    ...seeds.map(([rule, html]) => ({ html, rule })),
    ...nearMisses.map((html) => ({ html, rule: undefined })),
  ];
  // Those with headings come last, after the news, and stand alone: others would mix with them.
  const texts = all.toSorted((a, b) => Number(hasHeading(a.html)) - Number(hasHeading(b.html)));
  const slots = htmlSlots(content).filter(({ read }) => read().length > 20);
  expect(slots.length).toBeGreaterThanOrEqual(texts.length);
  return texts.flatMap(({ html, rule }, index) => {
    const slot = at(slots, index);
    const standsAlone = hasHeading(html) || rule === 'placeholder';
    slot.write(standsAlone ? html : `${slot.read()}${html}`);
    const { type, record, field } = slot;
    return rule === undefined ? [] : [{ rule, type, record, field }];
  });
}

/** Zones of the embedded content that are not served on days of the week. */
function unreadZones(content: Content): Label[] {
  const unread = /^(?:Cada tercer|Dos veces|Por evento, a|Quincenal, previo|Según programación)/;
  const zones = listOrEmpty(content.branches).flatMap((branch) => branch.zones);
  return zones
    .filter(({ frequency }) => unread.test(frequency))
    .map(({ id }) => ({ rule: 'zone-unread', type: 'zona', record: id, field: 'frequency' }));
}

interface Examined {
  labels: Label[];
  found: EditorialFinding[];
}

async function examine(plant: (content: Content) => Label[]): Promise<Examined> {
  const content = await readContent();
  const labels = plant(content);
  labels.push(...unreadZones(content));
  content.files = soundFiles(content);
  for (const name of ['foto-perdida.jpg', 'tarifas-2019.pdf']) {
    content.files.set(name, { status: 'missing' });
  }
  labels.push(...seedFiles(content));
  return { labels, found: editorialFindings(content, NOW) };
}

let corpora: Examined[] = [];

beforeAll(async () => {
  corpora = [
    await examine((content) => {
      const labels = [
        ...seedTexts(content),
        ...seedHtml(content, htmlSeeds, htmlNearMisses),
        // Moved records are looked for in the finished texts.
        ...seedRecords(content),
      ];
      plantNearMisses(content);
      return labels;
    }),
    await examine((content) => seedHtml(content, moreHtmlSeeds, moreHtmlNearMisses)),
  ];
});

const line = ({ rule, record, field, what }: EditorialFinding) =>
  `${rule}: ${record.type} ${record.id ?? record.title}, ${field}: ${what}`;

test('every rule has five mistakes of its own', () => {
  const counts = Map.groupBy(
    corpora.flatMap(({ labels }) => labels),
    ({ rule }) => rule,
  );
  const few = RULES.filter((rule) => (counts.get(rule)?.length ?? 0) < 5);
  expect(few).toEqual([]);
  const names = new Set(RULES);
  expect([...counts.keys()].filter((rule) => !names.has(rule))).toEqual([]);
});

test('all mistakes are found, and nearly nothing else', () => {
  const labels = corpora.flatMap((corpus) => corpus.labels);
  const found = corpora.flatMap((corpus) => corpus.found);
  const missed = corpora.flatMap((corpus) =>
    corpus.labels.filter((label) => !corpus.found.some((entry) => isLabelled(entry, label))),
  );
  const wrong = corpora.flatMap((corpus) =>
    corpus.found.filter((entry) => !corpus.labels.some((label) => isLabelled(entry, label))),
  );
  const right = found.length - wrong.length;
  const share = (right / found.length) * 100;
  console.log(
    `${labels.length - missed.length} of ${labels.length} mistakes found; ` +
      `${right} of ${found.length} findings true (${share.toFixed(1)} %)`,
  );
  for (const entry of wrong) console.log('wrong', line(entry));
  expect(missed).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(95);
});

test('a finding says all that an editor needs', () => {
  for (const entry of corpora.flatMap((corpus) => corpus.found)) {
    expect(entry.path).toMatch(/^\//);
    for (const text of [entry.what, entry.why, entry.fix]) expect(text).toMatch(/^.{8,600}\.$/);
    // No words of programmers, and no `tú`.
    expect(`${entry.why} ${entry.fix}`).not.toMatch(/\b(?:html|alt|slug|url|tag|tu|tus)\b/i);
  }
});

test('the most important come first', () => {
  for (const { found } of corpora) {
    const places = found.map(({ rule }) => RULES.indexOf(rule));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('every rule has a title of its own', () => {
  const titles = RULES.map(ruleTitle);
  expect(titles.filter((title) => !/^[A-ZÁÉÍÓÚ]/.test(title))).toEqual([]);
  expect(new Set(titles).size).toBe(RULES.length);
  expect(ruleTitle('nueva-regla')).toBe('nueva-regla');
});
