/** Any value that JSON can hold; the content files are read as nothing more than this. */
export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/** A content record. Its fields stay as stored: this gateway hands on, it does not decode. */
export type Row = { [field: string]: Json };

/** Whether a value is an object (neither a list nor `null`). */
export function isRow(value: Json | undefined): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; empty for anything that is no list. */
export function rowsOf(value: Json | undefined): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** The texts of a list; empty for anything that is no list. */
export function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A text field, `''` where it is missing or no text. */
export function textIn(row: Row | undefined, field: string): string {
  const value = row?.[field];
  return typeof value === 'string' ? value : '';
}

/** A record with only the fields named, missing ones left out. */
export function pick(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = row[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** A record without the fields named. */
export function omit(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)));
}
