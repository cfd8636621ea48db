import type { CampaignCount } from '@/lib/features/campaigns/counts.mts';
import { campaignPage } from '@/lib/features/campaigns/report-page.mts';
import { readRange } from '@/lib/features/campaigns/report.mts';
import { campaignCsv, campaignTable } from '@/tools/leads/campaign-table.mts';

const day = '2026-11-22';
const counts: CampaignCount[] = [
  { day, campaign: 'marca', event: 'visit', count: 1_200 },
  { day, campaign: 'marca', event: 'step-1', count: 40 },
  { day, campaign: 'marca', event: 'message', count: 1 },
  { day, campaign: 'lluvias-2026', event: 'visit', count: 90 },
  { day, campaign: 'lluvias-2026', event: 'step-1', count: 12 },
  { day, campaign: 'lluvias-2026', event: 'step-5', count: 6 },
  { day, campaign: 'lluvias-2026', event: 'step-6', count: 4 },
  { day, campaign: 'lluvias-2026', event: 'quote', count: 4 },
  { day: '2026-11-23', campaign: 'lluvias-2026', event: 'quote', count: 1 },
  { day, campaign: 'ninguna', event: 'step-1', count: 7 },
];

test('the table has a line for each campaign, those with most leads first, and the sum', () => {
  expect(campaignTable(counts)).toBe(
    [
      'Campaña                    Visitas  Empezaron  Llegaron a sus datos  Cotizaciones  De cada 100 que empezaron  Mensajes',
      'Temporada de lluvias 2026       90         12                  50 %             5                       42 %         0',
      'Marca, todo el año            1200         40                   0 %             0                        0 %         1',
      'Sin campaña                      –          7                   0 %             0                        0 %         0',
      'Total                         1290         59                  10 %             5                        8 %         1',
    ].join('\n'),
  );
});

test('without any counts it says so, and no share is above those who started', () => {
  expect(campaignTable([])).toMatch(/\nTotal +0 +0 +– +0 +– +0$/);
  const late: CampaignCount[] = [
    { day, campaign: 'marca', event: 'step-1', count: 1 },
    { day, campaign: 'marca', event: 'quote', count: 3 },
  ];
  expect(campaignTable(late)).toMatch(/100 %/);
  expect(campaignTable(late)).not.toMatch(/300 %/);
});

test('the page shows the same with bars, and trusts no name', () => {
  const odd = { day, campaign: '<script>', event: 'step-1', count: 2 } as const;
  const page = campaignPage([...counts, odd], '2026-10-25', '2026-11-23');
  expect(page).toContain('<th scope="row">Temporada de lluvias 2026</th><td>90</td><td>12</td>');
  expect(page).toContain('Del 2026-10-25 al 2026-11-23');
  expect(page).toContain('aria-label="Marca, todo el año: hasta dónde llegaron"');
  expect(page).toContain('4 · 33 %');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script');
});

test('the CSV has a line for each day and campaign', () => {
  expect(campaignCsv(counts)).toBe(
    [
      'day,campaign,visit,step-1,step-2,step-3,step-4,step-5,step-6,quote,message',
      '2026-11-22,lluvias-2026,90,12,0,0,0,6,4,4,0',
      '2026-11-22,marca,1200,40,0,0,0,0,0,0,1',
      '2026-11-22,ninguna,0,7,0,0,0,0,0,0,0',
      '2026-11-23,lluvias-2026,0,0,0,0,0,0,0,1,0',
      '',
    ].join('\r\n'),
  );
});

test.each([
  [{}, { from: '2026-10-25', to: '2026-11-23' }],
  [{ from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-23' }],
  [{ to: '2026-03-01' }, { from: '2026-01-31', to: '2026-03-01' }],
  [
    { from: '2026-02-28', to: '2026-02-28' },
    { from: '2026-02-28', to: '2026-02-28' },
  ],
])('the days of %j are %j', (asked, range) => {
  expect(readRange(asked, '2026-11-23')).toEqual(range);
});

test.each([
  [{ from: 'ayer' }, /--from no es un día/],
  [{ from: '2026-02-30' }, /--from no es un día/],
  [{ to: '2026-13-01' }, /--to no es un día/],
  [{ to: '2026-11-1' }, /--to no es un día/],
  [{ from: '2026-11-24' }, /--from es posterior a --to/],
])('%j is refused', (asked, message) => {
  expect(() => readRange(asked, '2026-11-23')).toThrow(message);
});
