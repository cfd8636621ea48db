import { hash, randomInt } from 'node:crypto';

/** Damm's table: the check digit finds every wrong digit and every swap of neighbours. */
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

/**
 * A new folio: eight random digits and a check digit, which a person can read aloud: 482-109-376.
 *
 * @param random a whole number from 0, below the given one.
 */
export function newFolio(random: (below: number) => number = randomInt): string {
  const digits = String(random(10 ** (LENGTH - 1))).padStart(LENGTH - 1, '0');
  return (digits + checkOf(digits)).replace(/(\d{3})(\d{3})(\d{3})/, '$1-$2-$3');
}

/** One folio for each lead, so that instances that cannot ask each other give the same. */
export const folioOf = (id: string): string =>
  newFolio((below) => parseInt(hash('sha256', id).slice(0, 12), 16) % below);

/** The folio in its usual form, however it was typed; undefined where the check digit is wrong. */
export function readFolio(given: string): string | undefined {
  const digits = given.replace(/[\s.-]/g, '');
  if (!/^\d{9}$/.test(digits) || checkOf(digits) !== '0') return undefined;
  return digits.replace(/(\d{3})(\d{3})(\d{3})/, '$1-$2-$3');
}
