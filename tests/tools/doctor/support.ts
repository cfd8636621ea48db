import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Examination } from '@/tools/doctor/examine';
import type { DoctorReport } from '@/tools/doctor/report';

const CONTENT = 'data/content';
const LONG = 200;

/** The project's content without its long texts, which take longest to examine. */
export function shortContent(): Record<string, unknown> {
  const shorten = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('<') && value.length > LONG
      ? '<p>Texto.</p>'
      : value;
  return Object.fromEntries(
    readdirSync(CONTENT).map((file) => [
      path.parse(file).name,
      JSON.parse(readFileSync(path.join(CONTENT, file), 'utf8'), shorten),
    ]),
  );
}

/** Every examination stands for a process of its own: the site's modules remember what they read. */
export async function examineAt(
  url: string,
  { authorization = '', ...options }: Partial<Examination> & { authorization?: string } = {},
): Promise<DoctorReport> {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith('via-limpia.')) Reflect.deleteProperty(globalThis, key);
  }
  process.env.GATEWAY_URL = url;
  process.env.GATEWAY_AUTHORIZATION = authorization;
  jest.resetModules();
  const { examine } = await import('@/tools/doctor/examine');
  return examine({ gateway: url, calls: 400, sendsTests: false, asksOthers: false, ...options });
}

const named = (name: string) => (call: { name: string }) => call.name.endsWith(` ${name}`);

/** The report of a call by its path, with or without the prefix. */
export function callOf(report: DoctorReport, path: string) {
  const call = report.calls.find(
    (each) => named(path)(each) || named(`/web-page-conf${path}`)(each),
  );
  if (!call) throw new Error(`The report has no ${path}`);
  return call;
}

export const rulesOf = ({ impact }: DoctorReport) =>
  [...new Set(impact.map(({ rule }) => rule))].toSorted();
