import { readFile, readdir } from 'node:fs/promises';
import { z } from 'zod';
import company from '@/data/company.json';

const chart = z.object({
  kind: z.enum(['bars', 'line', 'donut']),
  title: z.string(),
  unit: z.string(),
  labels: z.array(z.string()),
  values: z.array(z.number()),
});

const table = z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) });

const section = z.object({
  heading: z.string(),
  paragraphs: z.array(z.string()),
  chart: chart.optional(),
  table: table.optional(),
});

const report = z.object({
  year: z.number().int(),
  title: z.string(),
  motto: z.string(),
  pages: z.array(section),
});

export type Chart = z.infer<typeof chart>;
export type Table = z.infer<typeof table>;
export type Section = z.infer<typeof section>;
export type Report = z.infer<typeof report>;

const TEXTS = 'tools/studio/pdf/texts';
/** The folder also contains the figures of the reports. */
const WRITTEN = /^(annual|sustainability|bulletin)-.*\.json$/;

/** The written reports by file name without extension, the company's name filled in. */
export async function readTexts(): Promise<Map<string, Report>> {
  const texts = new Map<string, Report>();
  const files = (await readdir(TEXTS)).filter((file) => WRITTEN.test(file)).sort();
  for (const file of files) {
    const raw = await readFile(`${TEXTS}/${file}`, 'utf8');
    const filled = raw.replaceAll('{{empresa}}', company.name).replaceAll('CO2', 'CO₂');
    const parsed = report.safeParse(JSON.parse(filled));
    if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
    texts.set(file.replace(/\.json$/, ''), parsed.data);
  }
  return texts;
}
