import { z } from 'zod';
import { wrapped } from './output/lines';
import { stateWords } from './output/words';
import type { CallReport, DoctorReport } from './report';

const state = z.enum(['whole', 'gaps', 'failed', 'untried']);

/** What is compared of an earlier report. */
const earlierReport = z.object({
  version: z.literal(1),
  taken: z.string(),
  summary: z.string(),
  calls: z.array(z.object({ name: z.string(), state })),
  consequences: z.array(z.object({ rule: z.string(), path: z.string(), what: z.string() })),
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

export interface Changes {
  better: string[];
  worse: string[];
  gone: string[];
  new: string[];
  editorialGone: number;
  editorialNew: number;
}

const RANK: Record<CallReport['state'], number> = { untried: 0, failed: 1, gaps: 2, whole: 3 };

const lacking = <T>(from: readonly T[], others: readonly T[], keyOf: (item: T) => string) => {
  const known = new Set(others.map(keyOf));
  return from.filter((item) => !known.has(keyOf(item)));
};

/** What changed between two examinations; a call that one of them did not try is no change. */
export function changesBetween(earlier: EarlierReport, later: DoctorReport): Changes {
  const before = new Map(earlier.calls.map((call) => [call.name, call.state]));
  const moved = (isBetter: boolean) =>
    later.calls.flatMap(({ name, state: now }) => {
      const was = before.get(name);
      if (was === undefined || was === 'untried' || now === 'untried') return [];
      const isMoved = isBetter ? RANK[now] > RANK[was] : RANK[now] < RANK[was];
      return isMoved ? [`${name}: ${stateWords[was]} → ${stateWords[now]}`] : [];
    });
  type Known = EarlierReport['consequences'][number];
  const consequenceKey = ({ rule, path }: Known) => `${rule} ${path}`;
  const said = ({ path, what }: Known) => `${path}: ${what}`;
  type Finding = EarlierReport['editorial'][number];
  const findingKey = ({ rule, record, field }: Finding) =>
    JSON.stringify([rule, record.type, record.id ?? record.title, field]);
  return {
    better: moved(true),
    worse: moved(false),
    gone: lacking<Known>(earlier.consequences, later.consequences, consequenceKey).map(said),
    new: lacking<Known>(later.consequences, earlier.consequences, consequenceKey).map(said),
    editorialGone: lacking<Finding>(earlier.editorial, later.editorial, findingKey).length,
    editorialNew: lacking<Finding>(later.editorial, earlier.editorial, findingKey).length,
  };
}

/** The changes for a terminal. */
export function renderChanges(earlier: EarlierReport, changes: Changes): string {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.flatMap((line) => wrapped(line, '  '))];
  const { editorialGone, editorialNew } = changes;
  const parts = [
    ...part('Llamadas que mejoraron', changes.better),
    ...part('Llamadas que empeoraron', changes.worse),
    ...part('Consecuencias resueltas', changes.gone),
    ...part('Consecuencias nuevas', changes.new),
    ...(editorialGone + editorialNew > 0
      ? [`Observaciones editoriales: ${editorialGone} resueltas, ${editorialNew} nuevas`]
      : []),
  ];
  const title = `Cambios desde ${earlier.taken}`;
  return [title, ...(parts.length > 0 ? parts : ['  Ninguno.'])].join('\n');
}
