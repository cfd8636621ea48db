import { unwrap, type RawResponse } from '@/lib/content/gateway/decode';
import { decodeTree, type TreeDefect } from '@/lib/content/gateway/question-tree';

/** What a question tree lost when the site read it. */
export interface TreeNotes {
  isSent: boolean;
  /** Whether nothing of it can be asked. */
  isEmpty: boolean;
  defects: { defect: TreeDefect; trail: readonly string[] }[];
}

const MOST_DEFECTS = 20;

/** Reads the tree of a battery to its leaves. */
export function examineTree(response: RawResponse): TreeNotes {
  const unwrapped = unwrap(response);
  const value: unknown = unwrapped.kind === 'value' ? unwrapped.value : undefined;
  const record: unknown = Array.isArray(value) ? value[0] : value;
  const json = typeof record === 'object' && record && 'json' in record ? record.json : undefined;
  const base64 = typeof json === 'string' ? json : '';
  const defects: TreeNotes['defects'] = [];
  const nodes = decodeTree(base64, (defect, trail) => {
    if (defects.length < MOST_DEFECTS) defects.push({ defect, trail: trail.slice(0, 3) });
  });
  return { isSent: base64.trim() !== '', isEmpty: nodes.length === 0, defects };
}
