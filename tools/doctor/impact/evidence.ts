import type { PressItem } from '@/lib/content/gateway/press';
import type { Result } from '@/lib/content/gateway/result';
import type { Content } from '../content';
import type { FileGroups } from '../reading/collector';
import type { Lookup } from '../reading/lookups';
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

type Told = Omit<Impact, 'severity'>;

export const broken = (told: Told): Impact => ({ severity: 'broken', ...told });
export const gap = (told: Told): Impact => ({ severity: 'gap', ...told });
