import campaigns from '../../../data/campaigns.json' with { type: 'json' };
import { NO_CAMPAIGN, OTHER_CAMPAIGNS, type CampaignCount, type CampaignEvent } from './counts.mts';

type Counts = Record<CampaignEvent, number>;

const none = (): Counts => ({
  visit: 0,
  ...{ 'step-1': 0, 'step-2': 0, 'step-3': 0, 'step-4': 0, 'step-5': 0, 'step-6': 0 },
  quote: 0,
  message: 0,
});

const leadsOf = ({ quote, message }: Counts) => quote + message;

/** Adds counts up by what `keyOf` names. */
export function sumBy(counts: readonly CampaignCount[], keyOf: (count: CampaignCount) => string) {
  const sums = new Map<string, Counts>();
  for (const counted of counts) {
    const sum = sums.get(keyOf(counted)) ?? none();
    sum[counted.event] += counted.count;
    sums.set(keyOf(counted), sum);
  }
  return sums;
}

const NAMES: Record<string, string> = {
  [NO_CAMPAIGN]: 'Sin campaña',
  [OTHER_CAMPAIGNS]: 'Otras campañas',
  ...Object.fromEntries(campaigns.campaigns.map(({ slug, name }) => [slug, name])),
};

const STEPS = ['step-1', 'step-2', 'step-3', 'step-4', 'step-5', 'step-6'] as const;

const rowOf = (name: string, sum: Counts, isCounted: boolean) => ({
  /** As the lists name it. */
  name,
  /** Undefined without a campaign: such visits are not counted. */
  visits: isCounted ? sum.visit : undefined,
  /** Who reached step 1 to 6 of the wizard. */
  steps: STEPS.map((step) => sum[step]),
  quotes: sum.quote,
  messages: sum.message,
});

/** One row of a report: a campaign, or all of them. */
export type CampaignRow = ReturnType<typeof rowOf>;

/** A row for each campaign, those with most quotes and messages first, and their sum. */
export function campaignRows(counts: readonly CampaignCount[]) {
  const sums = [...sumBy(counts, ({ campaign }) => campaign)];
  const ordered = sums.sort(
    ([a, one], [b, two]) =>
      leadsOf(two) - leadsOf(one) || two.visit - one.visit || a.localeCompare(b, 'es-MX'),
  );
  return {
    rows: ordered.map(([slug, sum]) => rowOf(NAMES[slug] ?? slug, sum, slug !== NO_CAMPAIGN)),
    total: rowOf('Total', sumBy(counts, () => 'total').get('total') ?? none(), true),
  };
}

/**
 * A part of a whole in whole percent, '–' without a whole. Never above 100: a step that was counted on
 * the day after its beginning is more than its own day's beginnings.
 */
export function share(part: number, whole: number | undefined): string {
  return whole ? `${Math.round(Math.min(1, part / whole) * 100)} %` : '–';
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
  if (!isDay(to)) throw new Error('--to no es un día: escríbalo como 2026-11-30.');
  const first = from ?? new Date(Date.parse(to) - 29 * DAY_MS).toISOString().slice(0, 10);
  if (!isDay(first)) throw new Error('--from no es un día: escríbalo como 2026-11-01.');
  if (first > to) throw new Error('--from es posterior a --to.');
  return { from: first, to };
}
