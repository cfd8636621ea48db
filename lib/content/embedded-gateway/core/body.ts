import type { Json, Row } from './json';
import { isRow, textIn } from './json';

const MAX_BYTES = 64 * 1024;

/** A request's JSON object; undefined for anything else, or for a body above 64 kB. */
export async function readBody(request: Request): Promise<Row | undefined> {
  try {
    const text = await request.text();
    if (text.length > MAX_BYTES) return undefined;
    const value: Json = JSON.parse(text);
    return isRow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** One text field of a request's JSON object; '' without it. */
export async function readBodyText(request: Request, field: string): Promise<string> {
  return textIn(await readBody(request), field);
}
