import type { PressItem } from '@/lib/content/gateway/press';
import type { Result } from '@/lib/content/gateway/result';
import type { Content } from '../content';
import type { FileGroups } from '../reading/calls';
import type { Lookup } from '../reading/details';
import type { TreeNotes } from '../reading/tree';
import type { CallReport, Impact } from '../report';

/** What the impact is drawn from. */
export interface Evidence {
  content: Content;
  lookups: readonly Lookup[];
  /** By the line's id. */
  trees: ReadonlyMap<number, TreeNotes>;
  fileGroups: FileGroups;
  firstPress: Result<PressItem[]>;
  /** The gateway did not answer, or no longer. */
  isStopped: boolean;
  calls: readonly CallReport[];
}

/** What a rule says on one page, with its severity and what to do. */
export const told =
  (severity: Impact['severity'], rule: string, fix: string) =>
  (path: string, what: string): Impact => ({ severity, rule, path, what, fix });
