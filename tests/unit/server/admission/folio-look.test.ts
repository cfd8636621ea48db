import { isFolioLook } from '@/lib/server/admission/request-target';

test.each([
  ['/folio/482-109-376', true],
  ['/api/leads/482109376', true],
  ['/f%6Flio/482-109-376', true],
  ['/api%2Fleads/482-109-376', true],
  ['/_next/data/build/folio/482-109-376.json', true],
  ['/folio/', false],
  ['/folio', false],
  ['/folios/1', false],
  ['/blog/folio/1', false],
  ['/archivos/folio/1', false],
  ['/%', false],
])('%s tells the state of a lead: %j', (path, is) => {
  expect(isFolioLook(path)).toBe(is);
});
