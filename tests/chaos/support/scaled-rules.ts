import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A minute of the rules is a second of the scenario. */
export const FASTER = 60;

const MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const isUnit = (unit: string): unit is keyof typeof MS => unit in MS;

/** Every duration of rules, and every age written as `2 * 3600`, divided; limits of responses stay. */
export function scaleRules(text: string): string {
  return text
    .replace(/(?<=\[|\bfor: )(\d+)([smhd])\b/g, (whole, count: string, unit: string) =>
      isUnit(unit) ? `${(Number(count) * MS[unit]) / FASTER}ms` : whole,
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
