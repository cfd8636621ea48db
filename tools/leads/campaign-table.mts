import { campaignEvents, type CampaignCount } from '../../lib/features/campaigns/counts.mts';
import {
  campaignRows,
  share,
  sumBy,
  type CampaignRow,
} from '../../lib/features/campaigns/report.mts';

const HEADINGS = [
  'Campaña',
  'Visitas',
  'Empezaron',
  'Llegaron a sus datos',
  'Cotizaciones',
  'De cada 100 que empezaron',
  'Mensajes',
];

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
 * A table for a terminal: a line for each campaign and their sum. Shares are of those who started the
 * wizard under the same campaign, so that campaigns can be compared.
 */
export function campaignTable(counts: readonly CampaignCount[]): string {
  const { rows, total } = campaignRows(counts);
  const cells = ({ name, visits, steps, quotes, messages }: CampaignRow) => [
    name,
    visits === undefined ? '–' : String(visits),
    String(steps[0]),
    share(steps[4] ?? 0, steps[0]),
    String(quotes),
    share(quotes, steps[0]),
    String(messages),
  ];
  return align([HEADINGS, ...rows.map(cells), cells(total)]);
}

/** CSV (RFC 4180), a line for each day and campaign. Slugs and numbers need no quotes. */
export function campaignCsv(counts: readonly CampaignCount[]): string {
  const sums = sumBy(counts, ({ day, campaign }) => `${day},${campaign}`);
  const lines = [...sums].map(([key, sum]) =>
    [key, ...campaignEvents.map((event) => sum[event])].join(','),
  );
  return `${[['day', 'campaign', ...campaignEvents].join(','), ...lines.toSorted()].join('\r\n')}\r\n`;
}
