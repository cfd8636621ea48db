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

const UNTITLED = 'Elige una opción';

const rawNode = z.object({
  type: text.transform((type) => type.trim().toLowerCase()),
  title: text,
  file,
  children: z.array(z.unknown()).catch([]),
});

function readNode(value: unknown, type: TreeNode['type'], depth: number): TreeNode[] {
  const parsed = rawNode.safeParse(value);
  // The depth decides if the type is missing.
  if (!parsed.success || !['', type].includes(parsed.data.type)) return [];
  const { file, children } = parsed.data;
  const isTitled = parsed.data.title.trim() !== '';
  const title = isTitled ? parsed.data.title : type === 'question' ? UNTITLED : '';
  if (title === '') return [];
  const childType = type === 'question' ? 'answer' : 'question';
  const nodes = readNodes(children, childType, depth + 1);
  // A question without answers would be a dead end.
  if (type === 'question' && nodes.length === 0) return [];
  return [{ type, title, file, children: nodes }];
}

const readNodes = (values: unknown[], type: TreeNode['type'], depth: number): TreeNode[] =>
  depth > MAX_DEPTH ? [] : values.flatMap((value) => readNode(value, type, depth));

/** Decodes `Battery.json`, base64 of UTF-8 JSON. If it is invalid, returns [], so that step 3 is skipped. */
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
