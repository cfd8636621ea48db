import type { Json, Row } from './json';
import { isRow, textIn } from './json';

/** No call of the contract comes near this many bytes. */
const MAX_BYTES = 64 * 1024;

/** A request's JSON object; `undefined` for anything else, too large a body included. */
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

/** One text field of a request's JSON object, `''` where it is missing. */
export async function readBodyText(request: Request, field: string): Promise<string> {
  return textIn(await readBody(request), field);
}
