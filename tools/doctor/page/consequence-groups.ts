import type { Consequence } from '../report';

/** Consequences that the same step at the gateway resolves. */
export interface ConsequenceGroup {
  /** Fragment of its place on the page. */
  id: string;
  severity: Consequence['severity'];
  fix: string;
  consequences: Consequence[];
}

/** What is broken first, in the order of the report. */
export function consequenceGroups(consequences: readonly Consequence[]): ConsequenceGroup[] {
  return (['broken', 'gap'] as const).flatMap((severity) => {
    const own = consequences.filter((one) => one.severity === severity);
    return [...Map.groupBy(own, ({ fix }) => fix)].map(([fix, group], at) => ({
      id: `${severity === 'broken' ? 'grave' : 'hueco'}-${at + 1}`,
      severity,
      fix,
      consequences: group,
    }));
  });
}
