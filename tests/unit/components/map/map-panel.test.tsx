import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MapPanel } from '@/components/map/MapPanel';
import { mapPlaces, placeOf } from '@/lib/features/map/places';
import { installBrowser } from '@/tests/support/browser';
import { hrefOf } from '@/tests/support/href-of';
import { branch } from '@/tests/unit/features/support';

const north = { latitude: 25.7, longitude: -100.3 };
const south = { latitude: 20.93, longitude: -89.67 };
const presence = (place: typeof north, name: string) => ({
  ...place,
  business_line: { name, name_marker_image: '' },
});
const places = mapPlaces(
  [
    { id: 1, name: 'Reciclaje', name_marker_image: '' },
    { id: 2, name: 'Transporte', name_marker_image: 'marker-line-2.png' },
  ],
  [presence(north, 'Reciclaje'), presence(north, 'Transporte'), presence(south, 'Transporte')],
  [
    branch({ id: 1, ...north }),
    branch({ id: 2, name: 'Mérida', url: 'merida', ubication: { state: 'Yucatán' }, ...south }),
    branch({ id: 3, name: 'Sin lugar', url: 'sin-lugar', latitude: undefined }),
  ],
);
const panel = <MapPanel {...places} google={undefined} />;
const marker = (name: string) => screen.getByRole('button', { name });

const user = userEvent.setup();
const showLines = () => user.click(screen.getByRole('radio', { name: 'Líneas de negocio' }));

beforeEach(() => {
  installBrowser();
  history.replaceState(null, '', '/');
  Element.prototype.scrollTo = jest.fn();
});

test('the server sends the branches as markers', () => {
  const html = renderToString(panel);
  expect(html).toContain('aria-label="Sucursal Monterrey"');
  expect(html).toContain('aria-label="Sucursal Mérida"');
  expect(html).not.toContain('type="checkbox"');
  expect(html).toContain('Mapa: @svg-maps/mexico, CC BY 4.0');
});

test.each([
  ['/?mapa=lineas', 'Líneas de negocio'],
  ['/?mapa=otro', 'Sucursales'],
  ['/', 'Sucursales'],
])('a link to %s opens the mode %s', (address, mode) => {
  history.replaceState(null, '', address);
  render(panel);
  expect(screen.getByRole('radio', { name: mode })).toBeChecked();
});

test('a checkbox for each line filters the markers', async () => {
  render(panel);
  await showLines();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Transporte' }));
  expect(marker('Reciclaje cerca de Monterrey')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Mérida/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mostrar todas' }));
  expect(marker('Transporte cerca de Mérida')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar todas' }));
  expect(screen.queryByRole('button', { name: /cerca de/ })).toBeNull();
});

test('a line that only presence markers name gets its checkbox, name and picture', async () => {
  const more = mapPlaces(
    [{ id: 1, name: 'Reciclaje', name_marker_image: '' }],
    [
      presence(north, 'Reciclaje'),
      { ...south, business_line: { name: 'Composta', name_marker_image: 'composta.png' } },
    ],
    [branch({ id: 1, ...north })],
  );
  render(<MapPanel {...more} google={undefined} />);
  await showLines();
  await user.click(screen.getByRole('checkbox', { name: 'Reciclaje' }));
  expect(marker('Composta cerca de Monterrey')).toBeInTheDocument();
  const box = screen.getByRole('checkbox', { name: 'Composta' });
  expect(box.closest('label')?.querySelector('img')?.src).toContain('composta.png');
  await user.click(box);
  expect(screen.queryByRole('button', { name: /Composta/ })).toBeNull();
});

test('a marker opens a window that Escape closes, and the focus returns to the marker', async () => {
  render(panel);
  await user.click(marker('Sucursal Mérida'));
  const dialog = screen.getByRole('dialog', { name: 'Mérida' });
  expect(within(dialog).getByRole('button', { name: 'Cerrar la ventana' })).toHaveFocus();
  expect(dialog).toHaveTextContent('Calle Encino 1840, Industrial, C.P. 64440, Yucatán');
  expect(hrefOf('55 5555 0101', dialog)).toBe('tel:+525555550101');
  expect(hrefOf('Ver sucursal Mérida', dialog)).toBe('/sucursales/merida');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(marker('Sucursal Mérida')).toHaveFocus();
});

test('a group in one place names its lines, and its window closes with its markers', async () => {
  render(panel);
  await showLines();
  await user.click(marker('2 puntos de servicio cerca de Monterrey'));
  const items = within(screen.getByRole('dialog', { name: 'Monterrey' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...['Reciclaje', 'Transporte', 'Ver sucursal Monterrey'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Quitar todas' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the map zooms by buttons that announce their ends', async () => {
  render(panel);
  const [closer, farther] = [marker('Acercar el mapa'), marker('Alejar el mapa')];
  expect(farther).toHaveAttribute('aria-disabled');
  for (let presses = 0; presses < 4; presses += 1) await user.click(closer);
  expect(closer).toHaveAttribute('aria-disabled');
  expect(farther).not.toHaveAttribute('aria-disabled');
});

test('the map of a branch page has only its pin, and no modes', () => {
  const states = places.states.filter(({ state }) => state === 'Yucatán');
  const place = placeOf(south.latitude, south.longitude);
  if (!place) throw new Error('no place');
  render(<MapPanel states={states} place={place} google={undefined} />);
  expect(marker('Sucursal Mérida')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
});
