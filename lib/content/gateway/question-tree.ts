import { z } from 'zod';
import { file, text } from '@/lib/content/gateway/fields';

/**
 * The question tree of a business line. A question's children are its answers, an answer's
 * children are further questions (contract, `Battery`).
 */
export interface TreeNode {
  type: 'question' | 'answer';
  title: string;
  /** File key of the picture; '' for none. */
  file: string;
  children: TreeNode[];
}

/** Deeper trees are cut: no visitor answers so many questions, and recursion needs an end. */
const MAX_DEPTH = 64;

/** What a question without a title asks. */
const UNTITLED = 'Elija una opción';

const rawNode = z.object({
  type: text.transform((type) => type.trim().toLowerCase()),
  title: text,
  file,
  children: z.array(z.unknown()).catch([]),
});

function readNodes(values: unknown[], type: TreeNode['type'], depth: number): TreeNode[] {
  if (depth > MAX_DEPTH) return [];
  return values.flatMap((value): TreeNode[] => {
    const parsed = rawNode.safeParse(value);
    if (!parsed.success || parsed.data.type !== type) return [];
    const { file, children } = parsed.data;
    const title = parsed.data.title.trim() || (type === 'question' ? UNTITLED : '');
    if (title === '') return [];
    const childType = type === 'question' ? 'answer' : 'question';
    const nodes = readNodes(children, childType, depth + 1);
    // A question without answers cannot be answered: it would be a dead end.
    if (type === 'question' && nodes.length === 0) return [];
    return [{ type, title, file, children: nodes }];
  });
}

/**
 * Decodes `Battery.json`: base64 of UTF-8 JSON, one question or a list of them.
 *
 * @returns the questions asked one after the other; empty for an empty or unreadable tree, which
 *   means that the wizard goes from step 2 to step 4.
 */
export function decodeTree(base64: string): TreeNode[] {
  if (base64.trim() === '') return [];
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s+/g, '')), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return readNodes(Array.isArray(value) ? value : [value], 'question', 0);
  } catch {
    return [];
  }
}
