import { collectDefaultMetrics, Histogram } from 'prom-client';
import { leadMetrics } from '@/lib/features/leads/metrics';
import { registerCacheMetrics } from '@/lib/server/cache/cache-metrics';
import { registerDiskMetrics } from '@/lib/server/observability/disk-metrics';
import { metrics } from '@/lib/server/observability/metrics';

/** Metrics that are not the site's, with their labels; docs/operations.md names their exporters. */
export const EXPORTED: Record<string, readonly string[]> = {
  probe_success: [],
  probe_ssl_earliest_cert_expiry: [],
  node_filesystem_avail_bytes: ['device', 'fstype', 'mountpoint'],
  node_filesystem_size_bytes: ['device', 'fstype', 'mountpoint'],
};

/** What Prometheus makes itself. */
const OF_PROMETHEUS = { up: [], ALERTS: ['alertname', 'alertstate', 'severity'] };

/** Prometheus adds them to everything that it reads. */
const OF_TARGET = ['instance', 'job'];

const labelsOf = (metric: object): string[] =>
  'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames.map(String) : [];

/** The labels of all metrics by name. Redis must pass for configured. */
export function knownMetrics(): Map<string, Set<string>> {
  const { registry } = metrics();
  leadMetrics();
  registerCacheMetrics(registry);
  registerDiskMetrics(registry, {});
  collectDefaultMetrics({ register: registry });
  const known = new Map<string, Set<string>>();
  const add = (name: string, labels: readonly string[]) =>
    known.set(name, new Set([...labels, ...OF_TARGET]));
  for (const metric of registry.getMetricsAsArray()) {
    const labels = labelsOf(metric);
    if (!(metric instanceof Histogram)) add(metric.name, labels);
    else {
      add(`${metric.name}_bucket`, [...labels, 'le']);
      add(`${metric.name}_count`, labels);
      add(`${metric.name}_sum`, labels);
    }
  }
  for (const [name, labels] of Object.entries({ ...OF_PROMETHEUS, ...EXPORTED })) add(name, labels);
  registry.clear();
  return known;
}

const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right) *\(([^)]*)\)/g;
const OPERATORS = new Set(['and', 'or', 'unless', 'bool', 'offset']);

const labelsIn = (list: string) => list.match(/\b[a-zA-Z_]\w*/g) ?? [];

/** The metrics that an expression selects with the labels of each selector, and those it groups by. */
export function readExpression(expression: string) {
  const bare = expression.replace(/"[^"]*"/g, '""').replace(/\[[^\]]*\]/g, '');
  const grouping = [...bare.matchAll(GROUPING)].flatMap(([, list = '']) => labelsIn(list));
  const words = bare
    .replace(GROUPING, '')
    .matchAll(/(?<![\w.])([a-zA-Z_]\w*)(?: *\{([^}]*)\}| *(\())?/g);
  const selectors = [...words]
    .filter(([, name = '', , call]) => call === undefined && !OPERATORS.has(name))
    .map(([, metric = '', list = '']) => ({ metric, labels: labelsIn(list) }));
  return { selectors, grouping };
}

/** What an expression names that does not exist. */
export function mistakesIn(expression: string, known: ReturnType<typeof knownMetrics>): string[] {
  const { selectors, grouping } = readExpression(expression);
  const ofAll = new Set(selectors.flatMap(({ metric }) => [...(known.get(metric) ?? [])]));
  return [
    ...selectors.flatMap(({ metric, labels }) => {
      const own = known.get(metric);
      if (!own) return [`no metric ${metric}`];
      return labels.filter((label) => !own.has(label)).map((label) => `${metric} has no ${label}`);
    }),
    ...grouping.filter((label) => !ofAll.has(label)).map((label) => `nothing has ${label}`),
  ];
}
