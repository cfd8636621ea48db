import { z } from 'zod';
import { wrapped } from './output/terminal';
import { stateWords } from './output/words';
import type { CallReport, DoctorReport } from './report';

const state = z.enum(['whole', 'gaps', 'failed', 'untried']);

/** What is compared of an earlier report. */
const earlierReport = z.object({
  version: z.literal(2),
  taken: z.string(),
  summary: z.string(),
  calls: z.array(z.object({ name: z.string(), state })),
  impact: z.array(z.object({ rule: z.string(), path: z.string(), what: z.string() })),
  editorial: z.array(
    z.object({
      rule: z.string(),
      record: z.object({ type: z.string(), id: z.number().optional(), title: z.string() }),
      field: z.string(),
    }),
  ),
});
export type EarlierReport = z.output<typeof earlierReport>;

/** Undefined for anything but a report. */
export function readEarlier(text: string): EarlierReport | undefined {
  try {
    return earlierReport.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const RANK: Record<CallReport['state'], number> = { untried: 0, failed: 1, gaps: 2, whole: 3 };

const lacking = <T>(from: readonly T[], others: readonly T[], keyOf: (item: T) => string) => {
  const known = new Set(others.map(keyOf));
  return from.filter((item) => !known.has(keyOf(item)));
};

type Known = EarlierReport['impact'][number];
const impactKey = ({ rule, path }: Known) => `${rule} ${path}`;
const said = ({ path, what }: Known) => `${path}: ${what}`;

type Finding = EarlierReport['editorial'][number];
const findingKey = ({ rule, record, field }: Finding) =>
  JSON.stringify([rule, record.type, record.id ?? record.title, field]);

/**
 * What changed between two examinations, under its titles; a call that one of them did not try is no
 * change.
 */
export function changesBetween(
  { calls, impact, editorial }: EarlierReport,
  later: DoctorReport,
): [title: string, changes: string[]][] {
  const before = new Map(calls.map((call) => [call.name, call.state]));
  const moved = (direction: 1 | -1) =>
    later.calls.flatMap(({ name, state: now }) => {
      const was = before.get(name) ?? 'untried';
      const isMoved = was !== 'untried' && now !== 'untried' && was !== now;
      const isAsked = isMoved && Math.sign(RANK[now] - RANK[was]) === direction;
      return isAsked ? [`${name}: ${stateWords[was]} → ${stateWords[now]}`] : [];
    });
  const gone = lacking<Finding>(editorial, later.editorial, findingKey).length;
  const added = lacking<Finding>(later.editorial, editorial, findingKey).length;
  const all: [string, string[]][] = [
    ['Llamadas que mejoraron', moved(1)],
    ['Llamadas que empeoraron', moved(-1)],
    ['Consecuencias resueltas', lacking<Known>(impact, later.impact, impactKey).map(said)],
    ['Consecuencias nuevas', lacking<Known>(later.impact, impact, impactKey).map(said)],
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
  const title = `Cambios desde ${earlier.taken}`;
  return [title, ...(parts.length > 0 ? parts : ['  Ninguno.'])].join('\n');
}
