import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A minute of the rules is two seconds of the scenario. */
const FASTER = 30;

/** Milliseconds of the scenario. */
export const scaled = (seconds: number): number => (seconds * 1_000) / FASTER;

const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 };
const isUnit = (unit: string): unit is keyof typeof SECONDS => unit in SECONDS;

/** Every duration of rules, and every age written as `2 * 3600`, divided; limits of responses stay. */
export function scaleRules(text: string): string {
  return text
    .replace(/(?<=\[|\bfor: )(\d+)([smhd])\b/g, (whole, count: string, unit: string) =>
      isUnit(unit) ? `${scaled(Number(count) * SECONDS[unit])}ms` : whole,
    )
    .replace(/\b\d+ \* (?:60|3600|86400)\b/g, (age) => `${age} / ${FASTER}`);
}

const folder = 'deploy/prometheus';

/** The site's alert rules by file. */
export const ruleFiles = (): Map<string, string> =>
  new Map(
    globSync('*.yaml', { cwd: folder })
      .filter((name) => !name.endsWith('.test.yaml'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

/** The names of all alerts. */
export const alertNames = (): string[] =>
  [...ruleFiles().values()].flatMap((text) =>
    [...text.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name),
  );
