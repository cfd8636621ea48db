import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The structured data of a page. */
export interface JsonLdSample {
  /** The page that a finding names. */
  page: string;
  data: unknown;
}

/** Returns the type of structured data; '' for none. */
export const typeOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && '@type' in data ? String(data['@type']) : '';

/**
 * Replaces free texts and addresses, which the types cannot tell apart. A single word stays, because a type
 * may list it.
 */
const shapeOf = (data: unknown) =>
  JSON.stringify(data, (key, value: unknown) =>
    key === '@type' || typeof value !== 'string' || /^\w*$|schema\.org/.test(value) ? value : '…',
  );

/** This folder is below the packages, so that the compiler finds the types. */
const FOLDER = join(process.cwd(), 'node_modules/.cache/json-ld');
const COMPILER = join(process.cwd(), 'node_modules/typescript-7/bin/tsc');
const OPTIONS = '--strict --noEmit --skipLibCheck --target esnext --moduleResolution bundler';

/**
 * Checks structured data against the types of schema-dts, as literals, so that an unknown property is an
 * error too. The compiler needs 0.05 s for each, so samples of one shape are checked once.
 *
 * @returns one line per error, with the first page of its shape.
 */
export function schemaFindings(all: readonly JsonLdSample[]): string[] {
  const samples = [...new Map(all.toReversed().map((one) => [shapeOf(one.data), one])).values()];
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'samples-'));
  const file = join(folder, 'samples.ts');
  const lines = samples.map(
    ({ data }, index) =>
      `const sample${index}: S.WithContext<S.${typeOf(data) || 'Thing'}> = ${JSON.stringify(data)};`,
  );
  writeFileSync(file, [`import type * as S from 'schema-dts';`, ...lines, 'export {};'].join('\n'));
  const args = [
    COMPILER,
    ...OPTIONS.split(' '),
    '--module',
    'esnext',
    '--ignoreConfig',
    '--types',
    '',
  ];
  const { stdout, status } = spawnSync(process.execPath, [...args, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  const findings = [...stdout.matchAll(/\((\d+),\d+\): error TS\d+: (.*)/g)].map(
    ([, line, what]) => `${samples[Number(line) - 2]?.page ?? 'the types'}: ${what}`,
  );
  if (status !== 0 && findings.length === 0) throw new Error(stdout);
  return findings;
}
