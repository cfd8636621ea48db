import { z } from 'zod';
import { file, text } from '@/lib/content/gateway/fields';

/** A question's children are its answers; an answer's are further questions. */
export interface TreeNode {
  type: 'question' | 'answer';
  title: string;
  file: string;
  children: TreeNode[];
}

const MAX_DEPTH = 64;

const UNTITLED = 'Elija una opción';

const rawNode = z.object({
  type: text.transform((type) => type.trim().toLowerCase()),
  title: text,
  file,
  children: z.array(z.unknown()).catch([]),
});

/** Why a part of a tree is left out. */
export type TreeDefect =
  | 'unreadable'
  | 'too-deep'
  | 'no-node'
  | 'wrong-type'
  | 'no-title'
  | 'no-answers';

/** `trail`: titles from the root to the part that is left out. */
type Report = (defect: TreeDefect, trail: readonly string[]) => void;

const nobody: Report = () => undefined;

function readNode(
  value: unknown,
  type: TreeNode['type'],
  trail: readonly string[],
  report: Report,
): TreeNode[] {
  const parsed = rawNode.safeParse(value);
  const leftOut = (defect: TreeDefect, at = trail) => {
    report(defect, at);
    return [];
  };
  if (!parsed.success) return leftOut('no-node');
  const { file, children } = parsed.data;
  // Without a type, which may be missing as any text, the depth tells.
  if (!['', type].includes(parsed.data.type))
    return leftOut('wrong-type', [...trail, parsed.data.title]);
  const isTitled = parsed.data.title.trim() !== '';
  const title = isTitled ? parsed.data.title : type === 'question' ? UNTITLED : '';
  if (title === '') return leftOut('no-title');
  const path = [...trail, title];
  const childType = type === 'question' ? 'answer' : 'question';
  const nodes = readNodes(children, childType, path, report);
  // A question without answers would be a dead end.
  if (type === 'question' && nodes.length === 0) return leftOut('no-answers', path);
  return [{ type, title, file, children: nodes }];
}

function readNodes(
  values: unknown[],
  type: TreeNode['type'],
  trail: readonly string[],
  report: Report,
): TreeNode[] {
  if (values.length > 0 && trail.length > MAX_DEPTH) {
    report('too-deep', trail);
    return [];
  }
  return values.flatMap((value) => readNode(value, type, trail, report));
}

/**
 * Decodes `Battery.json`: base64 of UTF-8 JSON. Empty, so that step 3 is skipped, when invalid; what is
 * left out is reported.
 */
export function decodeTree(base64: string, report = nobody): TreeNode[] {
  if (base64.trim() === '') return [];
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s+/g, '')), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return readNodes(Array.isArray(value) ? value : [value], 'question', [], report);
  } catch {
    report('unreadable', []);
    return [];
  }
}
