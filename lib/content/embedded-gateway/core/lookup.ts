import type { Row } from './json';
import { textIn } from './json';

/** The record whose id field equals an id given as text; `undefined` for anything but digits. */
export function findById(rows: readonly Row[], id: string, field = 'id'): Row | undefined {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  return rows.find((row) => Number(row[field]) === Number(id));
}

/**
 * The record that has this text in one of the fields: as given or, failing that, with letter case
 * set aside. Accents count. Fields stand in the order of their precedence.
 */
export function findByText(
  rows: readonly Row[],
  text: string,
  fields: readonly string[],
): Row | undefined {
  const wanted = text.normalize('NFC').trim();
  if (wanted === '') return undefined;
  const folded = wanted.toLocaleLowerCase('es-MX');
  const tests: ((value: string) => boolean)[] = [
    (value) => value === wanted,
    (value) => value.toLocaleLowerCase('es-MX') === folded,
  ];
  for (const test of tests) {
    for (const field of fields) {
      const found = rows.find((row) => test(textIn(row, field).normalize('NFC').trim()));
      if (found) return found;
    }
  }
  return undefined;
}

const sorted = new WeakMap<readonly Row[], Map<string, Row[]>>();

/**
 * The records by a date field (YYYY-MM-DD…), newest first; equal dates keep their order. The same
 * records are put in order once: there may be thousands, and every call of their kind asks for it.
 */
export function newestFirst(rows: readonly Row[], field: string): Row[] {
  const known = sorted.get(rows) ?? new Map<string, Row[]>();
  sorted.set(rows, known);
  const newest =
    known.get(field) ?? rows.toSorted((a, b) => textIn(b, field).localeCompare(textIn(a, field)));
  known.set(field, newest);
  return newest;
}
