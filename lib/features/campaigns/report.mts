import { campaignEvents, NO_CAMPAIGN, type CampaignCount, type CampaignEvent } from './counts.mts';

type Counts = Record<CampaignEvent, number>;

const none = (): Counts => ({
  visit: 0,
  ...{ 'step-1': 0, 'step-2': 0, 'step-3': 0, 'step-4': 0, 'step-5': 0, 'step-6': 0 },
  quote: 0,
  message: 0,
});

const leadsOf = ({ quote, message }: Counts) => quote + message;

/** Adds counts up by what `keyOf` names. */
function sumBy(counts: readonly CampaignCount[], keyOf: (count: CampaignCount) => string) {
  const sums = new Map<string, Counts>();
  for (const counted of counts) {
    const sum = sums.get(keyOf(counted)) ?? none();
    sum[counted.event] += counted.count;
    sums.set(keyOf(counted), sum);
  }
  return sums;
}

const HEADINGS = ['campaign', 'visits', 'started', '2', '3', '4', '5', '6', 'quotes', 'messages'];

function align(rows: readonly string[][]): string {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const line = (row: string[]) =>
    row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n');
}

/**
 * A table for a terminal: a line for each campaign, those with most leads first, and their sum. The
 * columns 2 to 6 are the steps of the wizard; `share` is that of all quotes and messages.
 */
export function campaignTable(counts: readonly CampaignCount[]): string {
  const sums = [...sumBy(counts, ({ campaign }) => campaign)];
  const ordered = sums.sort(
    ([a, one], [b, two]) =>
      leadsOf(two) - leadsOf(one) || two.visit - one.visit || a.localeCompare(b, 'es-MX'),
  );
  const total = sumBy(counts, () => 'total').get('total') ?? none();
  const all = leadsOf(total);
  const row = (name: string, sum: Counts) => {
    const share = all === 0 ? '–' : `${((100 * leadsOf(sum)) / all).toFixed(1)} %`;
    // Visits without a campaign are not counted.
    const shown = (event: CampaignEvent) =>
      event === 'visit' && name === NO_CAMPAIGN ? '–' : String(sum[event]);
    return [name, ...campaignEvents.map(shown), share];
  };
  const rows = ordered.map(([name, sum]) => row(name, sum));
  return align([[...HEADINGS, 'share'], ...rows, row('total', total)]);
}

/** CSV (RFC 4180), a line for each day and campaign. Slugs and numbers need no quotes. */
export function campaignCsv(counts: readonly CampaignCount[]): string {
  const sums = sumBy(counts, ({ day, campaign }) => `${day},${campaign}`);
  const lines = [...sums].map(([key, sum]) =>
    [key, ...campaignEvents.map((event) => sum[event])].join(','),
  );
  return `${[['day', 'campaign', ...campaignEvents].join(','), ...lines.toSorted()].join('\r\n')}\r\n`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/**
 * The days asked for, by default the last 30.
 *
 * @param today Mexico City's, `YYYY-MM-DD`.
 * @throws Error with a sentence for what is no range of days.
 */
export function readRange(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } {
  const { from, to = today } = asked;
  if (!isDay(to)) throw new Error('--to is no day: write it as 2026-11-30.');
  const first = from ?? new Date(Date.parse(to) - 29 * DAY_MS).toISOString().slice(0, 10);
  if (!isDay(first)) throw new Error('--from is no day: write it as 2026-11-01.');
  if (first > to) throw new Error('--from is after --to.');
  return { from: first, to };
}
