import { act, render, screen } from '@testing-library/react';
import OfflinePage from '@/app/sin-conexion/page';
import { KeptPages } from '@/components/offline/KeptPages';
import { companyName, supportPhone } from '@/lib/company';
import { hrefOf } from '@/tests/support/href-of';
import { FakeCaches } from '@/tests/unit/features/offline/fake-caches';

const page = (path: string, seenAt: number, title = path) => ({
  path,
  title: `${title} | ${companyName}`,
  bytes: 1,
  seenAt,
  assets: [],
});

async function keep(release: string, ...pages: ReturnType<typeof page>[]) {
  const cache = await window.caches.open(`sitio-${release}`);
  const index = { json: async () => ({ pages, assets: {} }), clone: () => index };
  await cache.put('/sin-conexion/paginas.json', index as unknown as Response);
}

beforeEach(() => Object.assign(window, { caches: new FakeCaches() }));

test('the pages that were seen, by title, the zone first; none twice', async () => {
  await keep('r1', page('/blog', 5, 'Noticias'), page('/', 9, 'Inicio'), page('/contactanos', 0));
  await keep(
    'r2',
    page('/blog', 7, 'Nuevas'),
    page('/sucursales/a/norte', 2, 'Norte'),
    page('/p', 6),
  );
  render(<KeptPages />);
  await screen.findByRole('region', { name: 'Puede leer sin conexión' });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Su zonaNorte',
    'Nuevas',
    '/p',
  ]);
});

test('without any, or without caches, there is no list', async () => {
  await act(async () => render(<KeptPages />));
  expect(screen.queryByRole('region')).toBeNull();
});

test('the offline page leads on', async () => {
  await act(async () => render(<OfflinePage />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sin conexión');
  expect(hrefOf(`Llamar al ${supportPhone}`)).toBe('tel:+528007332222');
  expect(hrefOf('Ir al inicio')).toBe('/');
  expect(hrefOf('Contacto')).toBe('/contactanos');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});
