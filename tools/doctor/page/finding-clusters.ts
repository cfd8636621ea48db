import type { EditorialFinding } from '../report';

type Told = Pick<EditorialFinding, 'why' | 'fix'>;

/** Findings that have the same advice beyond that of their rule. */
interface Cluster {
  /** Said once, above them; empty where each says its own or the rule says it all. */
  advice: Partial<Told>;
  findings: EditorialFinding[];
}

/** What all of them say of `key`; undefined where they differ. */
function same(findings: readonly EditorialFinding[], key: keyof Told): string | undefined {
  const values = new Set(findings.map((finding) => finding[key]));
  return values.size === 1 ? [...values][0] : undefined;
}

/** Findings of one rule: what holds for all of them, and those that share the rest. */
export function clustersOf(findings: readonly EditorialFinding[]) {
  const shared = { why: same(findings, 'why'), fix: same(findings, 'fix') };
  const ownOf = ({ why, fix }: EditorialFinding): Partial<Told> => ({
    ...(shared.why === undefined ? { why } : {}),
    ...(shared.fix === undefined ? { fix } : {}),
  });
  const groups = [...Map.groupBy(findings, (finding) => JSON.stringify(ownOf(finding))).values()];
  const several = groups.filter((group) => group.length > 1);
  const single = groups.filter((group) => group.length === 1).flat();
  const clusters: Cluster[] = several.map((group) => ({
    advice: group[0] ? ownOf(group[0]) : {},
    findings: group,
  }));
  if (single.length > 0) clusters.push({ advice: {}, findings: single });
  return { shared, clusters };
}
