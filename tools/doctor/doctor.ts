/** `npm run doctor`: examines a gateway before the site is connected to it (docs/first-gateway.md). */
import { readFile, writeFile } from 'node:fs/promises';
import { readEarlier, renderChanges, type EarlierReport } from './compare';
import { HELP, readOptions, UsageError, type Options } from './options';
import { paintFor, renderReport } from './output/terminal';
import { redactor } from './redact';
import type { DoctorReport } from './report';
import { exitCodes } from './verdict';

/** The site reads its environment once, when the first of its modules is loaded. */
function setEnvironment({ url, authorization }: Options): void {
  process.env.GATEWAY_URL = url;
  process.env.GATEWAY_AUTHORIZATION = authorization ?? '';
  process.env.LOG_LEVEL = 'silent';
  // What Redis remembers would hide what the gateway says today.
  for (const name of ['REDIS_URL', 'DATABASE_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'NEXT_PHASE']) {
    delete process.env[name];
  }
}

async function readEarlierFile(file: string): Promise<EarlierReport> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError('No se pudo leer el informe anterior.');
  });
  const earlier = readEarlier(text);
  if (!earlier) throw new UsageError('El archivo de --compare no es un informe de esta revisión.');
  return earlier;
}

/** Waits for the reader of a pipe: the process ends right after. */
const print = (text: string, stream: NodeJS.WriteStream = process.stdout) =>
  new Promise<void>((resolve) => stream.write(`${text}\n`, () => resolve()));

async function write(report: DoctorReport, { html, json }: Options, earlier?: EarlierReport) {
  if (html !== undefined) {
    const { reportPage } = await import('./page/report-page');
    await writeFile(html, reportPage(report, process.env.SITE_URL));
  }
  const isJson = json === '-';
  const text = JSON.stringify(report, null, 2);
  if (json !== undefined && !isJson) await writeFile(json, `${text}\n`);
  const changes = earlier && renderChanges(earlier, report);
  await print(isJson ? text : renderReport(report, paintFor(process.stdout.isTTY === true)));
  if (changes) await print(isJson ? changes : `\n${changes}`, isJson ? process.stderr : undefined);
}

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) return print(HELP).then(() => 0);
  const { url: gateway, authorization, calls, compare, external: asksOthers } = options;
  const earlier = compare === undefined ? undefined : await readEarlierFile(compare);
  setEnvironment(options);
  const { examine } = await import('./examine');
  const report = await examine({ gateway, calls, sendsTests: options['send-test'], asksOthers });
  await write(redactor([authorization])(report), options, earlier);
  return exitCodes[report.verdict];
}

// Connections and timers of the site's modules would keep the process.
run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : 'La revisión se interrumpió.');
    process.exit(exitCodes['does-not-work']);
  },
);
