import type { PressItem } from '@/lib/content/gateway/press';
import type { Result } from '@/lib/content/gateway/result';
import type { Content } from '../content';
import type { FileGroups } from '../reading/collector';
import type { Lookup } from '../reading/lookups';
import type { TreeNotes } from '../reading/tree';
import type { CallReport } from '../report';

/** What the consequences are drawn from. */
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
