import { randomInt } from 'node:crypto';

/** Damm's table: the check digit detects every wrong digit and every swap of neighbours. */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const;

const LENGTH = 9;

const checkOf = (digits: string): string =>
  [...digits].reduce((row, digit) => DAMM[Number(row)]?.[Number(digit)] ?? '', '0');

const grouped = (digits: string) => digits.replace(/(\d{3})(\d{3})(\d{3})/, '$1-$2-$3');

/** Returns a new folio, eight random digits and a check digit, easy to read aloud: 482-109-376. */
export function newFolio(): string {
  const digits = String(randomInt(10 ** (LENGTH - 1))).padStart(LENGTH - 1, '0');
  return grouped(digits + checkOf(digits));
}

/** Returns a folio in its usual form, however it was typed; undefined if it is not a folio. */
export function readFolio(typed: string): string | undefined {
  const digits = typed.replace(/[\s.-]/g, '');
  return /^\d{9}$/.test(digits) && checkOf(digits) === '0' ? grouped(digits) : undefined;
}
