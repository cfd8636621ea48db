export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

export type Row = { [field: string]: Json };

export function isRow(value: Json | undefined): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function rowsOf(value: Json | undefined): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

export function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function textIn(row: Row | undefined, field: string): string {
  const value = row?.[field];
  return typeof value === 'string' ? value : '';
}

export function pick(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = row[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

export function omit(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)));
}
