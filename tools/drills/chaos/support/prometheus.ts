import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programPath } from '@/scripts/debian.cjs';
import { freePort, startServer } from '@/tests/support/site';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { until } from './process';
import { ruleFiles, scaled, scaleRules } from './scaled-rules';

const WAKING_LIMIT_MS = 20_000;
/** Until the rules have seen what was read. */
const SETTLE_MS = 2_000;

/** The longest that the documents allow: a response, too, has no more time than that. */
const SCRAPE_S = 30;

/** Exporters of the edge and of the mirror, for which one stands in. */
const EDGE_JOBS = ['edge', 'edge-node'];

const duration = (seconds: number) => `${scaled(seconds)}ms`;

/** What Prometheus reads, as `host:port`. */
interface Targets {
  /** The metrics of the instances. */
  site: readonly string[];
  /** What other exporters say of the edge and of the mirror. */
  edge: string;
}

interface Sample {
  metric: Record<string, string>;
}

function configFor({ site, edge }: Targets): object {
  return {
    global: {
      scrape_interval: duration(SCRAPE_S),
      scrape_timeout: duration(SCRAPE_S),
      evaluation_interval: duration(15),
    },
    rule_files: ['rules/*.yaml'],
    scrape_configs: [
      { job_name: 'site', static_configs: [{ targets: site }] },
      ...EDGE_JOBS.map((job_name) => ({ job_name, static_configs: [{ targets: [edge] }] })),
    ],
  };
}

/** Starts Debian's Prometheus with the site's alert rules, for which time passes faster. */
export async function startPrometheus(targets: Targets) {
  const program = programPath('prometheus', 'prometheus');
  const folder = await temporaryFolder('chaos-prometheus');
  await mkdir(join(folder.path, 'rules'));
  for (const [name, text] of ruleFiles()) {
    await writeFile(join(folder.path, 'rules', name), scaleRules(text));
  }
  // JSON is YAML.
  await writeFile(join(folder.path, 'prometheus.yaml'), JSON.stringify(configFor(targets)));
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  const options = {
    'config.file': join(folder.path, 'prometheus.yaml'),
    'storage.tsdb.path': join(folder.path, 'data'),
    'web.listen-address': address,
    'query.lookback-delta': duration(300),
  };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const prometheus = await startServer([program, ...args], { url, path: '/-/ready', folder });
  const ask = async (query: string) => {
    const response = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(query)}`);
    const { data }: { data: { result: Sample[] } } = await response.json();
    return data.result;
  };
  // It looks for its targets only some seconds after its start, which are minutes to the rules.
  const isAwake = async () =>
    (await ask('up == 1')).length === targets.site.length + EDGE_JOBS.length;
  if ((await until(isAwake, WAKING_LIMIT_MS)) === Infinity) throw new Error(prometheus.output());
  await sleep(SETTLE_MS);
  const awakeAt = Date.now();
  return {
    ...prometheus,
    /** The names of the alerts that have fired since it first read all instances. */
    async fired() {
      const span = `${Date.now() - awakeAt}ms`;
      const alerts = `last_over_time(ALERTS{alertstate="firing"}[${span}])`;
      const found = await ask(`count by (alertname) (${alerts})`);
      return found.map(({ metric }) => metric.alertname ?? '').sort();
    },
  };
}
