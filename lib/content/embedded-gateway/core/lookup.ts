import type { Row } from './json';
import { textIn } from './json';

/** The record with this id, given as digits. */
export function findById(rows: readonly Row[], id: string, field = 'id'): Row | undefined {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  return rows.find((row) => Number(row[field]) === Number(id));
}

/** The record with this text in one of the fields, first exactly, then ignoring letter case. */
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

/** The records by a date field (YYYY-MM-DD…), newest first; sorted once per list. */
export function newestFirst(rows: readonly Row[], field: string): Row[] {
  const known = sorted.get(rows) ?? new Map<string, Row[]>();
  sorted.set(rows, known);
  const newest =
    known.get(field) ?? rows.toSorted((a, b) => textIn(b, field).localeCompare(textIn(a, field)));
  known.set(field, newest);
  return newest;
}
