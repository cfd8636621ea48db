/**
 * `npm run contract` writes docs/gateway.openapi.json; `-- --check` fails when it is out of date.
 * `npm run contract -- check https://gateway.example` checks a gateway against the schemas.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { readArguments, refuseArguments } from '@/tools/command-line.mjs';
import { checkGateway, renderReport } from './check';
import { contractDocument } from './document';

const FILE = 'docs/gateway.openapi.json';
const USAGE =
  'npm run contract [-- --check | -- check <origin> [--json <file>] [--samples <number>]]';

/** Reads the options of the command line. */
function readOptions() {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      json: { type: 'string' },
      samples: { type: 'string', default: '3' },
    },
  });
  const [command, address, ...rest] = positionals;
  const samples = Number(values.samples);
  const url = URL.parse(address ?? '');
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  const isWrong =
    command === undefined
      ? values.json !== undefined
      : command !== 'check' || values.check || !isOrigin || rest.length > 0;
  if (isWrong || !Number.isInteger(samples) || samples < 1) refuseArguments(USAGE);
  return { ...values, samples, gateway: url?.origin };
}

async function check(gateway: string, samples: number, json?: string): Promise<number> {
  const authorization = process.env.GATEWAY_AUTHORIZATION;
  const report = await checkGateway({ gateway, authorization, samples });
  // A gateway could send the value back in a name that the report repeats.
  const hide = (text: string) => (authorization ? text.replaceAll(authorization, '***') : text);
  if (json !== undefined) await writeFile(json, `${hide(JSON.stringify(report, null, 2))}\n`);
  console.log(hide(renderReport(report)));
  return report.calls.some(({ state }) => state === 'fails') ? 1 : 0;
}

async function generate(isCheck: boolean): Promise<number> {
  const document = await contractDocument();
  const isCurrent = document === (await readFile(FILE, 'utf8').catch(() => ''));
  if (isCheck && !isCurrent) {
    console.error(`✗ ${FILE} is out of date: run npm run contract.`);
    return 1;
  }
  if (!isCurrent) await writeFile(FILE, document);
  console.log(`✓ ${FILE}`);
  return 0;
}

const { gateway, samples, json, check: isCheck } = readOptions();
process.exitCode = gateway ? await check(gateway, samples, json) : await generate(isCheck);
