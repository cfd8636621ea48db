import { unwrap, type RawResponse } from '@/lib/content/gateway/decode';
import { decodeTree, type TreeDefect, type TreeNode } from '@/lib/content/gateway/question-tree';

/** What a question tree lost when the site read it. */
export interface TreeNotes {
  isSent: boolean;
  questions: number;
  answers: number;
  depth: number;
  defects: { defect: TreeDefect; trail: readonly string[] }[];
}

const MOST_DEFECTS = 20;

function jsonOf(response: RawResponse): unknown {
  const unwrapped = unwrap(response);
  if (unwrapped.kind !== 'value') return undefined;
  const record: unknown = Array.isArray(unwrapped.value) ? unwrapped.value[0] : unwrapped.value;
  return typeof record === 'object' && record !== null && 'json' in record
    ? record.json
    : undefined;
}

const countOf = (nodes: readonly TreeNode[], type: TreeNode['type']): number =>
  nodes.reduce((sum, node) => sum + Number(node.type === type) + countOf(node.children, type), 0);

const depthOf = (nodes: readonly TreeNode[]): number =>
  nodes.reduce((most, { children }) => Math.max(most, 1 + depthOf(children)), 0);

/** Reads the tree of a battery to its leaves. */
export function examineTree(response: RawResponse): TreeNotes {
  const json = jsonOf(response);
  const base64 = typeof json === 'string' ? json : '';
  const defects: TreeNotes['defects'] = [];
  const nodes = decodeTree(base64, (defect, trail) => {
    if (defects.length < MOST_DEFECTS) defects.push({ defect, trail: trail.slice(0, 3) });
  });
  return {
    isSent: base64.trim() !== '',
    questions: countOf(nodes, 'question'),
    answers: countOf(nodes, 'answer'),
    depth: depthOf(nodes),
    defects,
  };
}
