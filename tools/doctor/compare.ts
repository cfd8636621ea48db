import { z } from 'zod';
import { parsedJson } from '@/lib/util/parsed-json.mts';
import { wrapped } from './output/terminal';
import { wordOf } from './output/words';
import type { CallReport, DoctorReport } from './report';

/** From the worst to the best. */
const STATES = ['untried', 'failed', 'gaps', 'whole'] as const satisfies CallReport['state'][];

const record = z.object({ type: z.string(), id: z.number().optional(), title: z.string() });

/** What is compared of an earlier report. */
const earlierReport = z.object({
  version: z.literal(2),
  taken: z.string(),
  calls: z.array(z.object({ name: z.string(), state: z.enum(STATES) })),
  impact: z.array(z.object({ rule: z.string(), path: z.string(), what: z.string() })),
  editorial: z.array(z.object({ rule: z.string(), record, field: z.string() })),
});
export type EarlierReport = z.output<typeof earlierReport>;

/** Undefined for anything but a report. */
export const readEarlier = (text: string): EarlierReport | undefined =>
  earlierReport.safeParse(parsedJson(text)).data;

const findingKey = ({ rule, record, field }: EarlierReport['editorial'][number]) =>
  JSON.stringify([rule, record.type, record.id ?? record.title, field]);

/** What is in the first list alone. */
function lacking<T>(from: readonly T[], others: readonly T[], keyOf: (item: T) => string): T[] {
  const known = new Set(others.map(keyOf));
  return from.filter((item) => !known.has(keyOf(item)));
}

/** What changed between two examinations, under its titles; calls that one did not try are no change. */
export function changesBetween(earlier: EarlierReport, later: DoctorReport) {
  const before = new Map(earlier.calls.map((call) => [call.name, call.state]));
  const moved = (direction: 1 | -1) =>
    later.calls.flatMap(({ name, state: now }) => {
      const was = before.get(name) ?? 'untried';
      const isTried = was !== 'untried' && now !== 'untried';
      const isMoved = isTried && Math.sign(STATES.indexOf(now) - STATES.indexOf(was)) === direction;
      return isMoved ? [`${name}: ${wordOf(was)} → ${wordOf(now)}`] : [];
    });
  const impactOf = (one: EarlierReport, other: EarlierReport) =>
    lacking(one.impact, other.impact, ({ rule, path }) => `${rule} ${path}`).map(
      ({ path, what }) => `${path}: ${what}`,
    );
  const findingsOf = (one: EarlierReport, other: EarlierReport) =>
    lacking(one.editorial, other.editorial, findingKey).length;
  const [gone, added] = [findingsOf(earlier, later), findingsOf(later, earlier)];
  const all: [title: string, changes: string[]][] = [
    ['Llamadas que mejoraron', moved(1)],
    ['Llamadas que empeoraron', moved(-1)],
    ['Consecuencias resueltas', impactOf(earlier, later)],
    ['Consecuencias nuevas', impactOf(later, earlier)],
    ['Observaciones editoriales', gone + added > 0 ? [`${gone} resueltas, ${added} nuevas`] : []],
  ];
  return all.filter(([, changes]) => changes.length > 0);
}

/** The changes for a terminal. */
export function renderChanges(earlier: EarlierReport, later: DoctorReport): string {
  const parts = changesBetween(earlier, later).flatMap(([title, changes]) => [
    title,
    ...changes.flatMap((line) => wrapped(line, '  ')),
  ]);
  if (parts.length === 0) parts.push('  Ninguno.');
  return [`Cambios desde ${earlier.taken}`, ...parts].join('\n');
}
