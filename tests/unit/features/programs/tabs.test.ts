import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { hasStructure, responsibilityTabs } from '@/lib/features/programs/tabs';

const strategy = (description: string) => ({ description, content: '<p>más</p>', photos: [] });
const hrefs = (tabs: { href: string }[]) => tabs.map((tab) => tab.href);

test.each(['', ' ', '0', '<p>0</p>', '<p> 0 </p>'])(
  'the structure is omitted if its description is "%s"',
  (description) => {
    expect(hasStructure(strategy(description))).toBe(false);
    expect(hrefs(responsibilityTabs(found(strategy(description))))).toEqual([
      '/responsabilidad_social',
      '/sostenibilidad',
    ]);
  },
);

test('the structure is offered only if it has content', () => {
  expect(hrefs(responsibilityTabs(found(strategy('<p>Comité</p>'))))).toContain(
    '/respsocial_estructura',
  );
  expect(hrefs(responsibilityTabs(missing))).not.toContain('/respsocial_estructura');
  expect(hrefs(responsibilityTabs(unavailable))).not.toContain('/respsocial_estructura');
});
