import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian, onPath } from '@/scripts/debian.cjs';
import { freePort, startServer } from '@/tests/support/site';
import { FASTER, ruleFiles, scaleRules } from './scaled-rules';

const scaled = (seconds: number) => `${(seconds * 1_000) / FASTER}ms`;

/** What Prometheus reads, as `host:port`. */
interface Targets {
  /** The metrics of the instances. */
  site: readonly string[];
  /** What other exporters say of the edge and of the mirror. */
  edge: string;
}

export interface Prometheus {
  /** The names of the alerts that have fired since the start. */
  fired(): Promise<string[]>;
  stop(): Promise<void>;
}

function configFor({ site, edge }: Targets): object {
  return {
    global: {
      scrape_interval: scaled(15),
      scrape_timeout: scaled(15),
      evaluation_interval: scaled(15),
    },
    rule_files: ['rules/*.yaml'],
    scrape_configs: [
      { job_name: 'site', static_configs: [{ targets: site }] },
      { job_name: 'edge', static_configs: [{ targets: [edge] }] },
    ],
  };
}

/** Starts Debian's Prometheus with the site's alert rules, for which time passes faster. */
export async function startPrometheus(targets: Targets): Promise<Prometheus> {
  if (!onPath('prometheus')) installFromDebian('prometheus');
  const program = onPath('prometheus');
  if (!program) throw new Error('Prometheus is missing: install the package prometheus.');
  const folder = await mkdtemp(join(tmpdir(), 'chaos-prometheus-'));
  await mkdir(join(folder, 'rules'));
  for (const [name, text] of ruleFiles()) {
    await writeFile(join(folder, 'rules', name), scaleRules(text));
  }
  // JSON is YAML.
  await writeFile(join(folder, 'prometheus.yaml'), JSON.stringify(configFor(targets)));
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  const options = {
    'config.file': join(folder, 'prometheus.yaml'),
    'storage.tsdb.path': join(folder, 'data'),
    'web.listen-address': address,
    'query.lookback-delta': scaled(300),
  };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const server = await startServer([program, ...args], { url, path: '/-/ready' });
  return {
    async fired() {
      const query = 'count by (alertname) (last_over_time(ALERTS{alertstate="firing"}[1h]))';
      const response = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(query)}`);
      const { data }: { data: { result: { metric: { alertname: string } }[] } } =
        await response.json();
      return data.result.map(({ metric }) => metric.alertname).sort();
    },
    async stop() {
      await server.stop('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
