/**
 * `npm run doctor`: examines a gateway before the site is connected to it (docs/first-gateway.md).
 *
 *   npm run doctor -- --url https://gateway.example --authorization 'Bearer …'
 */
import { readFile, writeFile } from 'node:fs/promises';
import { readEarlier, renderChanges, type EarlierReport } from './compare';
import { HELP, readOptions, UsageError, type Options } from './options';
import { paintFor, renderReport } from './output/terminal';
import { redactor } from './redact';
import type { DoctorReport } from './report';
import { exitCodes } from './verdict';

const FAILED = 2;

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

async function write(report: DoctorReport, options: Options, earlier?: EarlierReport) {
  if (options.html !== undefined) {
    const { reportPage } = await import('./page/report-page');
    await writeFile(options.html, reportPage(report, process.env.SITE_URL));
  }
  const json = JSON.stringify(report, null, 2);
  const changes = earlier && renderChanges(earlier, report);
  if (options.json === '-') {
    await print(json);
    if (changes) await print(changes, process.stderr);
    return;
  }
  if (options.json !== undefined) await writeFile(options.json, `${json}\n`);
  await print(renderReport(report, paintFor(process.stdout.isTTY === true)));
  if (changes) await print(`\n${changes}`);
}

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) {
    await print(HELP);
    return 0;
  }
  const earlier =
    options.compare === undefined ? undefined : await readEarlierFile(options.compare);
  setEnvironment(options);
  const { examine } = await import('./examine');
  const { url, authorization, calls } = options;
  const report = await examine({
    gateway: url,
    calls,
    sendsTests: options['send-test'],
    asksOthers: options.external,
  });
  await write(redactor([authorization])(report), options, earlier);
  return exitCodes[report.verdict];
}

// Connections and timers of the site's modules would keep the process.
run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const message = error instanceof UsageError ? error.message : 'La revisión se interrumpió.';
    console.error(message);
    process.exit(FAILED);
  },
);
