import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkBuilder } from '@/components/link-builder/LinkBuilder';
import type { LinkOptions } from '@/lib/features/link-builder/options';
import { FreshCache } from '@/tests/support/fresh-cache';
import { mockFetch } from '@/tests/support/mock-fetch';

jest.mock('next/navigation', () => ({
  usePathname: () => '/enlaces',
  useSearchParams: () => new URLSearchParams(mockQuery),
}));

let mockQuery = '';
let asked: ReturnType<typeof mockFetch>;

const options: LinkOptions = {
  lines: [{ id: 4, name: 'Residuos clínicos', url: 'residuos-clinicos', route: 'rpbi' }],
  states: [{ id: 19, name: 'Nuevo León', key: '19', shortname: 'NL' }],
  newsStates: [{ id: 19, name: 'Nuevo León' }],
  reports: [{ id: '/verReporte_anual/informe-2025', name: 'Informe 2025' }],
  questions: [{ id: '/detalle_pregunta?id_grouper=1&id=2', name: '¿Cuándo pasa el camión?' }],
};

const SITE = 'https://sitio.example/';
const address = () => screen.queryByRole('status', { name: 'Dirección del enlace' })?.textContent;
const choose = (label: string) => userEvent.click(screen.getByRole('radio', { name: label }));
/** The style sheet hides the fields of other kinds; there is none here. */
const field = (label: string) => screen.getByLabelText(label);
const asking = (start: string) =>
  waitFor(() => {
    const request = asked.findLast(({ path }) => path.startsWith(start));
    if (!request) throw new Error(`${start} was not asked for`);
    return request;
  });
const give = async (start: string, value: unknown) => {
  const request = await asking(start);
  await act(async () => request.respond(value));
};

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

function open(query = '') {
  mockQuery = query;
  asked = mockFetch();
  render(<LinkBuilder options={options} site={SITE} />, { wrapper: FreshCache });
}

test('nothing is chosen yet: it says what to do, and the rare choices are folded', () => {
  open();
  const unfolded = (element: HTMLElement) => element.closest('details:not([open])') === null;
  const kinds = screen.getAllByRole('radio').filter(unfolded);
  expect(kinds.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Página',
    'Cotizador',
  ]);
  expect(unfolded(field('Campaña'))).toBe(true);
  expect(unfolded(field('Fuente'))).toBe(false);
  expect(address()).toBeUndefined();
  expect(screen.getByText('Aquí aparecerá el enlace.')).toBeInTheDocument();
  expect(screen.getByText(/^Busque una página por su título/)).toBeInTheDocument();
});

test('the page of a link to the desk is chosen already', () => {
  open('pagina=%2Fblog%3Fbuscar%3Da');
  expect(field('Página del sitio')).toHaveValue('/blog?buscar=a');
  expect(address()).toBe('https://sitio.example/blog?buscar=a');
});

test('a page is found by its title and chosen by keyboard', async () => {
  open();
  await userEvent.type(field('Página del sitio'), 'composta');
  await give('/api/search/suggest', [
    { title: 'Composta', href: '/Blog_Detalle/composta', kind: 'Noticia', line: '' },
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field('Página del sitio')).toHaveValue('/Blog_Detalle/composta');
  expect(screen.getByText('Elegida: Composta (Noticia)')).toBeInTheDocument();
  expect(address()).toBe('https://sitio.example/Blog_Detalle/composta');
});

test('a report at a page, a question, news and the map', async () => {
  open();
  await choose('Informe anual');
  await userEvent.selectOptions(field('Informe'), 'Informe 2025');
  await userEvent.type(field('Página del informe'), '12');
  expect(address()).toBe('https://sitio.example/verReporte_anual/informe-2025#p=12');
  await choose('Pregunta');
  await userEvent.selectOptions(field('Pregunta frecuente'), '¿Cuándo pasa el camión?');
  expect(address()).toBe('https://sitio.example/detalle_pregunta?id_grouper=1&id=2');
  await choose('Noticias');
  await userEvent.selectOptions(field('Estado de las noticias'), 'Nuevo León');
  await userEvent.type(field('Palabras'), 'río');
  expect(address()).toBe('https://sitio.example/blog?buscar=r%C3%ADo&estado=19');
  await choose('Mapa');
  await userEvent.selectOptions(field('El mapa muestra'), 'Líneas de negocio');
  expect(address()).toBe('https://sitio.example/?mapa=lineas#map-section');
});

test('a zone is found as visitors find it', async () => {
  open();
  await choose('Sucursal o zona');
  await userEvent.type(field('Buscar sucursal o zona'), 'cumbres');
  const results = [
    { zone: 'Cumbres', branch: 'Monterrey', state: 'Nuevo León', path: '/sucursales/mty/Cumbres' },
    { zone: '', branch: 'Monterrey', state: 'Nuevo León', path: '/sucursales/mty' },
  ];
  await give('/api/zones', { term: 'cumbres', results, total: 2 });
  await userEvent.click(screen.getByRole('option', { name: /Sucursal Monterrey Nuevo León/ }));
  expect(address()).toBe('https://sitio.example/sucursales/mty');
});

describe('the wizard', () => {
  const choosePlace = async () => {
    await choose('Cotizador');
    await userEvent.selectOptions(field('Línea de negocio'), 'Residuos clínicos');
    expect(address()).toBe('https://sitio.example/cotizador?servicio=residuos-clinicos');
    await userEvent.selectOptions(field('Estado'), 'Nuevo León');
    expect(screen.getByText('Cargando las ciudades…')).toBeInTheDocument();
    await give('/api/cities', [{ id: 986, name: 'Monterrey' }]);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Ciudad' }), '986');
    expect(address()).toBeUndefined();
    expect(screen.getByText('Revisando la cobertura…')).toBeInTheDocument();
  };

  test('a city that is served', async () => {
    open();
    await choosePlace();
    await give('/api/coverage', { covered: true, phone: [] });
    expect(address()).toBe(
      'https://sitio.example/cotizador?servicio=residuos-clinicos&estado=nuevo-leon&ciudad=monterrey',
    );
  });

  test('a city that is not served has no link', async () => {
    open();
    await choosePlace();
    await give('/api/coverage', { covered: false, phone: [] });
    expect(address()).toBeUndefined();
    expect(
      screen.getByText(/^Residuos clínicos no tiene cobertura en Monterrey, Nuevo León/),
    ).toBeInTheDocument();
  });
});

test('campaign parameters from the lists, and free text, cleaned before one’s eyes', async () => {
  open('pagina=/blog');
  const campaign = screen.getByRole('group', { name: '¿De qué campaña es?' });
  const inCampaign = within(campaign);
  await userEvent.selectOptions(inCampaign.getByLabelText('Fuente'), 'Boletín electrónico');
  await userEvent.selectOptions(inCampaign.getByLabelText('Campaña'), 'Marca, todo el año');
  expect(address()).toBe('https://sitio.example/blog?utm_source=boletin&utm_campaign=marca');
  await userEvent.type(inCampaign.getByLabelText('Campaña: otro texto'), 'Día de la Tierra');
  expect(inCampaign.getByText('utm_campaign=dia-de-la-tierra')).toBeInTheDocument();
  expect(address()).toBe(
    'https://sitio.example/blog?utm_source=boletin&utm_campaign=dia-de-la-tierra',
  );
});

test('what is copied, and the card that could not be read', async () => {
  open('pagina=/blog');
  const user = userEvent.setup();
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await user.click(screen.getByRole('button', { name: 'Copiar dirección' }));
  expect(writeText).toHaveBeenCalledWith('https://sitio.example/blog');
  expect(screen.getByText('Dirección copiada')).toBeInTheDocument();
  const request = await asking('/blog');
  await act(async () => request.fail(500));
  expect(await screen.findByText(/^No pudimos leer la página/)).toBeInTheDocument();
});

test('the address of a link is printed as people read it', () => {
  open('pagina=/sucursales/campeche/San%2520Rom%25C3%25A1n');
  expect(
    screen.getByText('https://sitio.example/sucursales/campeche/San Román'),
  ).toBeInTheDocument();
});
