/** A span of bytes, both ends included. */
export type ByteRange = { start: number; end: number };

/**
 * What a Range header asks of a file (RFC 9110, section 14).
 * @returns the span; `'unsatisfiable'` where it lies beyond the file (416); `undefined` where the
 * whole file is the answer: no header, one that cannot be read, or several spans at once
 */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
