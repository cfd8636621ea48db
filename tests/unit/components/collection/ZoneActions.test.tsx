import { screen } from '@testing-library/dom';
import { ZoneActions } from '@/components/collection/ZoneActions';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import { zoneDates } from '@/tests/unit/features/collection/zone-dates';
import { branch, show, zone } from '@/tests/unit/features/support';

const linksOf = (frequency: string, dates?: ZoneCollection) => {
  const zones = [zone(1, 'San Román', frequency, '6:00 a 12:00 h')];
  const [only] = zones;
  if (!only) throw new Error('no zone');
  show(<ZoneActions branch={branch({ zones })} zones={zones} zone={only} dates={dates} />);
  return screen
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
};

test('a zone offers a calendar, a message to a neighbour and the sheet to print', () => {
  const links = linksOf('Lunes y jueves', zoneDates([{ weekdays: [1, 4] }]));
  const page = '/sucursales/monterrey/san-roman';
  const labels = links.map(([label]) => label);
  expect(labels).toContain('Compartir por WhatsApp');
  expect(labels.indexOf('Hoja para el refrigerador')).toBeGreaterThan(
    labels.indexOf('Compartir por WhatsApp'),
  );
  expect(links).toContainEqual(['Hoja para el refrigerador', `${page}/hoja`]);
  expect(screen.getByText('Añadir a tu calendario')).toBeVisible();
});

test('a zone with unreadable days offers no calendar', () => {
  expect(linksOf('Según programa')).toHaveLength(3);
  expect(screen.queryByText('Añadir a tu calendario')).toBeNull();
});
