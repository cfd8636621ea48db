import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { listed, single, withWithin } from '@/lib/features/content-types/content-type';
import { annualReports } from '@/lib/features/content-types/annual-reports';
import { contentTypes } from '@/lib/features/content-types/table';
import { routePatterns } from '@/lib/server/routing/route-patterns';
import { report } from '@/tests/unit/features/support';

const types = Object.values(contentTypes);

test('patterns are in the route table, and one type at most leads a page', () => {
  const patterns: readonly string[] = routePatterns;
  for (const { pattern } of types) expect([undefined, ...patterns]).toContain(pattern);
  const leads = types.flatMap((type) => type.leads ?? []);
  expect(new Set(leads).size).toBe(leads.length);
});

test('a missing list is empty, and an outage is unavailable', async () => {
  expect(await listed(missing)).toEqual(found([]));
  expect(await listed(unavailable)).toBe(unavailable);
  expect(await single(Promise.resolve(missing))).toEqual(found([]));
  expect(await single(Promise.resolve(unavailable))).toBe(unavailable);
  expect(await single(Promise.resolve(found(1)), (value) => value > 1)).toEqual(found([]));
});

test('each record is followed by the records within it, in order', () => {
  const inner = { tag: 'faq', noun: 'inner', title: String, path: () => '/' } as const;
  const outer = { ...inner, noun: 'outer', within: () => [{ type: inner, record: [1] }] };
  const nouns = [...withWithin(outer, [0])].map(({ type, record }) => [type.noun, record]);
  expect(nouns).toEqual([
    ['outer', [0]],
    ['inner', [1]],
  ]);
});

test.each([
  [{ title: 'Raíces' }, 'Informe 1: Raíces.'],
  [{ title: 'Informe 1' }, 'Informe 1.'],
  [{ name_report_file: 'a.pdf' }, 'Informe 1. Léelo en línea o descárgalo en PDF.'],
])('the description of a report %j uses its fields', (change, description) =>
  expect(annualReports.description(report(1, change))).toBe(description),
);
