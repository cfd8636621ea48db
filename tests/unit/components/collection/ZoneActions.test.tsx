import { screen } from '@testing-library/dom';
import { ZoneActions } from '@/components/collection/ZoneActions';
import { branch, show, zone } from '@/tests/unit/features/support';

const linksOf = async (frequency: string) => {
  const zones = [zone(1, 'San Román', frequency, '6:00 a 12:00 h')];
  const [only] = zones;
  if (!only) throw new Error('no zone');
  show(await ZoneActions({ branch: branch({ zones }), zones, zone: only }));
  return screen
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
};

test('a message, the sheet as a page and as PDF, a calendar', async () => {
  const links = await linksOf('Lunes y jueves');
  const page = '/sucursales/monterrey/san-roman';
  expect(links[0]?.[0]).toBe('Compartir por WhatsApp');
  expect(links).toContainEqual(['Hoja para el refrigerador', `${page}/hoja`]);
  expect(links).toContainEqual(['Hoja en PDF', `${page}/hoja.pdf`]);
  expect(screen.getByText('Añadir a su calendario')).toBeVisible();
});

test('without days that can be read no calendar', async () => {
  expect(await linksOf('Según programa')).toHaveLength(3);
  expect(screen.queryByText('Añadir a su calendario')).toBeNull();
});
