/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/** A content record, not decoded. */
export type Row = { [field: string]: Json };

/** Whether a value is an object, not a list or `null`. */
export function isRow(value: Json | undefined): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; empty for anything else. */
export function rowsOf(value: Json | undefined): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** The texts of a list; empty for anything else. */
export function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A text field; '' for anything else. */
export function textIn(row: Row | undefined, field: string): string {
  const value = row?.[field];
  return typeof value === 'string' ? value : '';
}

/** A record with only these fields. */
export function pick(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = row[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** A record without these fields. */
export function omit(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)));
}
