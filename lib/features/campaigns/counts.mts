// How often what happened, by day and campaign, and nothing about anybody.
import type { Database, Statement } from '../../server/database/database.mts';

/** Labels: of campaigns that are not in the list, and of no campaign. */
export const OTHER_CAMPAIGNS = 'otras';
/** The label of steps, quotes and messages without a campaign; visits without one are not counted. */
export const NO_CAMPAIGN = 'ninguna';

/** In the order of a visit. A step counts when it is reached or passed, `quote` and `message` when accepted. */
export const campaignEvents = [
  'visit',
  'step-1',
  'step-2',
  'step-3',
  'step-4',
  'step-5',
  'step-6',
  'quote',
  'message',
] as const;
/** One of `campaignEvents`. */
export type CampaignEvent = (typeof campaignEvents)[number];

/** Something that happened once. */
export interface Happening {
  /** Mexico City's, `YYYY-MM-DD`. */
  day: string;
  /** Of `campaignLabel`. */
  campaign: string;
  event: CampaignEvent;
}

/** How often it happened. */
export interface CampaignCount extends Happening {
  count: number;
}

/** For how many days counts are kept: a year can be compared with the one before. */
export const KEPT_DAYS = 400;

/** SQL that may run at every start, for PostgreSQL and SQLite. */
export const CAMPAIGN_SCHEMA = `
  CREATE TABLE IF NOT EXISTS campaign_counts (
    day TEXT NOT NULL,
    campaign TEXT NOT NULL,
    event TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, campaign, event)
  );
`;

/** Counts what happened, where `source` yields a row: `VALUES` or `SELECT … WHERE …`. */
export const increment = (source: string): string =>
  `INSERT INTO campaign_counts (day, campaign, event, count) ${source}
   ON CONFLICT (day, campaign, event)
   DO UPDATE SET count = campaign_counts.count + excluded.count`;

const eventOf = (value: unknown): CampaignEvent | undefined =>
  campaignEvents.find((event) => event === value);

/** In one order everywhere: transactions that add the same counts wait for each other, not in a ring. */
const keyOf = ({ day, campaign, event }: Happening) => `${day} ${campaign} ${event}`;

function addition({ day, campaign, event, count }: CampaignCount): Statement {
  return { sql: increment('VALUES ($1, $2, $3, $4)'), values: [day, campaign, event, count] };
}

/** The counts of campaigns in a database. It and its methods reject where that fails. */
export async function createCampaignCounts(database: Database) {
  await database.create(CAMPAIGN_SCHEMA);
  return {
    /** Adds counts in one transaction. */
    async add(counts: readonly CampaignCount[]): Promise<void> {
      const ordered = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      await database.batch(ordered.map(addition));
    },

    /** The counts of these days, both included, in the order of the days. */
    async read(from: string, to: string): Promise<CampaignCount[]> {
      const rows = await database.query(
        `SELECT day, campaign, event, count FROM campaign_counts
         WHERE day >= $1 AND day <= $2 ORDER BY day, campaign, event`,
        [from, to],
      );
      return rows.flatMap((row) => {
        const event = eventOf(row.event);
        const { day, campaign, count } = row;
        const counted = { day: String(day), campaign: String(campaign), count: Number(count) };
        return event === undefined ? [] : [{ ...counted, event }];
      });
    },

    /** Forgets the days before this one. */
    async sweep(before: string): Promise<void> {
      await database.query('DELETE FROM campaign_counts WHERE day < $1', [before]);
    },
  };
}

/** Where the counts are kept. */
export type CampaignCounts = Awaited<ReturnType<typeof createCampaignCounts>>;
