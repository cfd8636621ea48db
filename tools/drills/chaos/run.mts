/**
 * `npm run drills -- chaos`: the site under load while everything around it breaks, against the production
 * build (run `npm run build` first). `npm run drills -- chaos -- kill disk` runs some of the scenarios,
 * `--quick` shortens all but `disk`, `--soak-minutes` sets the length of the soak, `--urls` the number of
 * random URLs.
 */
import { parseArgs } from 'node:util';
import { coldPages } from './cold';
import { disk } from './disk';
import { faults } from './faults';
import { kill } from './kill';
import { leads } from './leads';
import { randomUrls } from './random-urls';
import { soak } from './soak';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    'soak-minutes': { type: 'string', default: '10' },
    urls: { type: 'string', default: '100000' },
  },
});
const { quick } = values;

const scenarios: Record<string, () => Promise<void>> = {
  faults: () => faults(quick ? 2_000 : 10_000),
  kill: () => kill(quick ? 3 : 12),
  disk,
  cold: () => coldPages(quick ? 500 : 5_000),
  leads: () => leads(quick),
  'random-urls': () => randomUrls(quick ? 500 : Number(values.urls)),
  soak: () => soak(quick ? 0.2 : Number(values['soak-minutes'])),
};

for (const name of positionals.length > 0 ? positionals : Object.keys(scenarios)) {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`The scenarios are ${Object.keys(scenarios).join(', ')}.`);
  console.log(`\n${name}`);
  await scenario();
}
