import { gatewayInstant } from '@/lib/util/format/dates';
import { readBody, textIn, type ContentRow } from './json';
import type { Read } from './router';
import type { Store } from './store';

/** Finds the record with this id, given as digits. */
export function findById(
  rows: readonly ContentRow[],
  id: string,
  field = 'id',
): ContentRow | undefined {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  return rows.find((row) => Number(row[field]) === Number(id));
}

/** Finds the record with this text in one of the fields, first exactly, then ignoring letter case. */
export function findByText(
  rows: readonly ContentRow[],
  text: string,
  fields: readonly string[],
): ContentRow | undefined {
  const wanted = text.normalize('NFC').trim();
  if (wanted === '') return undefined;
  const folded = wanted.toLocaleLowerCase('es-MX');
  const findWhere = (test: (value: string) => boolean) =>
    fields
      .map((field) => rows.find((row) => test(textIn(row, field).normalize('NFC').trim())))
      .find((row) => row !== undefined);
  return (
    findWhere((value) => value === wanted) ??
    findWhere((value) => value.toLocaleLowerCase('es-MX') === folded)
  );
}

/** Returns the records of a list by its date field, newest first, those without a date last. */
export function newestFirst(rows: readonly ContentRow[], field: string): ContentRow[] {
  const timeOf = (row: ContentRow) => gatewayInstant(textIn(row, field))?.getTime() ?? 0;
  return rows.toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** Reads the list in a content file. */
export const listIn =
  (file: string): Read =>
  ({ store }) =>
    store.list(file);

/** Reads the record of a content file by the id in the path. */
export const byId =
  (file: string): Read =>
  async ({ store }, id) =>
    findById(await store.list(file), id);

/** Reads the record that has the text of this field of the body in one of its own fields. */
export const byText =
  (
    rows: (store: Store) => Promise<ContentRow[]>,
    bodyField: string,
    fields: readonly string[],
  ): Read =>
  async ({ store, request }) =>
    findByText(await rows(store), textIn(await readBody(request), bodyField), fields);
