import type { PageIndex } from '@/lib/features/offline/page-index';
import { pagesAhead } from '@/lib/features/offline/worker/ahead';

const ALWAYS = ['/', '/contactanos', '/sin-conexion'];
const ZONE = '/sucursales/campeche/norte';
const pages = [ZONE, '/blog'].map((path) => ({ path, title: '', bytes: 1, seenAt: 2, assets: [] }));
const others: PageIndex[] = [{ pages, assets: {} }];

test('the pages that always stay, and the zone that was seen last', () => {
  expect(pagesAhead(ALWAYS, [], {})).toEqual(ALWAYS);
  expect(pagesAhead(ALWAYS, [...others, ...others], { connection: {} })).toEqual([...ALWAYS, ZONE]);
  expect(pagesAhead(ALWAYS, others, { connection: { saveData: false } })).toEqual([
    ...ALWAYS,
    ZONE,
  ]);
});

test('nothing where data is to be saved', () =>
  expect(pagesAhead(ALWAYS, others, { connection: { saveData: true } })).toEqual([]));
