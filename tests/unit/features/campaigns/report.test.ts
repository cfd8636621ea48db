import type { CampaignCount } from '@/lib/features/campaigns/counts.mts';
import { campaignCsv, campaignTable, readRange } from '@/lib/features/campaigns/report.mts';

const day = '2026-11-22';
const counts: CampaignCount[] = [
  { day, campaign: 'marca', event: 'visit', count: 1_200 },
  { day, campaign: 'marca', event: 'step-1', count: 40 },
  { day, campaign: 'marca', event: 'message', count: 1 },
  { day, campaign: 'lluvias-2026', event: 'visit', count: 90 },
  { day, campaign: 'lluvias-2026', event: 'step-1', count: 12 },
  { day, campaign: 'lluvias-2026', event: 'step-6', count: 4 },
  { day, campaign: 'lluvias-2026', event: 'quote', count: 4 },
  { day: '2026-11-23', campaign: 'lluvias-2026', event: 'quote', count: 1 },
  { day, campaign: 'ninguna', event: 'step-1', count: 7 },
];

test('the table has a line for each campaign, those with most leads first, and the sum', () => {
  expect(campaignTable(counts)).toBe(
    [
      'campaign      visits  started  2  3  4  5  6  quotes  messages    share',
      'lluvias-2026      90       12  0  0  0  0  4       5         0   83.3 %',
      'marca           1200       40  0  0  0  0  0       0         1   16.7 %',
      'ninguna            –        7  0  0  0  0  0       0         0    0.0 %',
      'total           1290       59  0  0  0  0  4       5         1  100.0 %',
    ].join('\n'),
  );
});

test('without any counts it says so', () => {
  expect(campaignTable([])).toMatch(/\ntotal +0 .*–$/);
});

test('the CSV has a line for each day and campaign', () => {
  expect(campaignCsv(counts)).toBe(
    [
      'day,campaign,visit,step-1,step-2,step-3,step-4,step-5,step-6,quote,message',
      '2026-11-22,lluvias-2026,90,12,0,0,0,0,4,4,0',
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
  [{ from: 'ayer' }, /--from is no day/],
  [{ from: '2026-02-30' }, /--from is no day/],
  [{ to: '2026-13-01' }, /--to is no day/],
  [{ to: '2026-11-1' }, /--to is no day/],
  [{ from: '2026-11-24' }, /--from is after --to/],
])('%j is refused', (asked, message) => {
  expect(() => readRange(asked, '2026-11-23')).toThrow(message);
});
