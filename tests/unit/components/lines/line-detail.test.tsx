import { screen, within } from '@testing-library/react';
import { LineBranches } from '@/components/lines/LineBranches';
import { LineDetail } from '@/components/lines/LineDetail';
import { ServicesDetail, ServicesOverview } from '@/components/lines/ServicesDetail';
import { lineMetadata } from '@/lib/features/lines/page';
import { lines as lineType } from '@/lib/features/content-types/lines';
import { hrefOf } from '@/tests/support/href-of';
import { broken, image, line, service, show } from '@/tests/unit/features/support';

const types = [
  service(1, 'Cisternas', { description: '<h2>Para lodos</h2><p>Texto de cisternas</p>' }),
  service(2, 'Plataformas / 50%', { image_services: [image('p.webp', 'Plataforma')] }),
];
const page = (change = {}, selected = types[0], segment?: string) => ({
  line: line({ list_services: types, ...change }),
  services: types,
  selected,
  segment,
});
const lines = [line(), line({ id: 2, name: 'Reciclaje', url: 'reciclaje', route: '' })];
const hrefs = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** Returns the address of a service type once it is open. */
const pageOf = (label: string) =>
  screen.getByText(label, { selector: 'summary' }).closest('details')?.dataset.href;

describe('/detalle_linea', () => {
  test('the bar links the detail pages and marks the line, whatever name was requested', () => {
    show(<LineDetail page={page()} lines={lines} />);
    expect(new Set(hrefs('Líneas de negocio'))).toEqual(
      new Set(['/detalle_linea/transporte', '/detalle_linea/reciclaje']),
    );
    const current = screen.getAllByRole('link', { name: 'Transporte', current: 'page' });
    expect(current[0]).toHaveAttribute('href', '/detalle_linea/transporte');
  });

  test('the page shows its cover without pictures, and otherwise only the pictures', () => {
    const covered = { name_cover_image: 'cover.webp' };
    show(<LineDetail page={page(covered)} lines={lines} />);
    expect(document.body.innerHTML).toContain('cover.webp');

    const pictures = [image('a.webp', 'Uno'), image('b.webp', 'Dos')];
    show(<LineDetail page={page({ ...covered, list_imagenes: pictures })} lines={lines} />);
    expect(document.body.innerHTML).not.toContain('cover.webp');
    expect(screen.getByRole('img', { name: 'Dos' })).toBeInTheDocument();
  });

  test('the page shows description_2 and advantage only if they have content', () => {
    show(<LineDetail page={page({ description_2: '<p>0</p>', advantage: '0' })} lines={lines} />);
    expect(screen.queryByRole('heading', { name: 'Ventajas' })).toBeNull();

    const said = { description_2: '<p>Más</p>', advantage: '<ul><li>Puntual</li></ul>' };
    show(<LineDetail page={page(said)} lines={lines} />);
    expect(screen.getByRole('heading', { name: 'Ventajas', level: 2 })).toBeInTheDocument();
    expect(screen.getByText('Puntual')).toBeInTheDocument();
    expect(screen.getByText('Más')).toBeInTheDocument();
  });

  test('each service type opens in place with its own URL, and the selected one is open', () => {
    show(<LineDetail page={page()} lines={lines} />);
    expect(screen.getByRole('heading', { name: 'Tipos de servicios' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Cisternas', level: 3 })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Para lodos', level: 4 })).toBeVisible();
    expect(screen.getByAltText('Plataforma')).not.toBeVisible();

    show(<LineDetail page={page({}, types[1])} lines={lines} />);
    expect(screen.getByAltText('Plataforma')).toBeVisible();
    expect(screen.getByText('Texto de cisternas')).not.toBeVisible();
    expect(pageOf('Plataformas / 50%')).toBe('/detalle_linea/transporte/Plataformas%20%2F%2050%25');
  });

  test('the quote starts with the line, by its URL or else its id', () => {
    show(<LineDetail page={page()} lines={lines} />);
    const quote = () => screen.getByRole('link', { name: 'Cotizar este servicio' });
    expect(quote()).toHaveAttribute('href', '/cotizador?servicio=transporte');
    show(<LineDetail page={page({ url: '', id: 7 })} lines={lines} />);
    expect(quote()).toHaveAttribute('href', '/cotizador?servicio=7');
  });

  test('the links of "Nuestras sucursales" lead to the encoded URL', () => {
    const business_unit = [
      { id: 1, name: 'León', url: 'león y alrededores', name_image: '' },
      { id: 2, name: 'A/B', url: '', name_image: '' },
    ];
    show(<LineDetail page={page({ business_unit })} lines={lines} />);
    expect(screen.getByRole('heading', { name: 'Nuestras sucursales' })).toBeInTheDocument();
    expect(hrefOf('León')).toBe('/sucursales/le%C3%B3n%20y%20alrededores');
    expect(hrefOf('A/B')).toBe('/sucursales/A%2FB');
  });

  test('sections without content are omitted', () => {
    show(<LineDetail page={{ ...page(), services: [], selected: undefined }} lines={[]} />);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Transporte']);
  });

  test('the page renders with very long names, broken HTML and an emoji', () => {
    const odd = service(9, broken.name, { description: broken.html });
    const change = { name: broken.name, title: broken.name, description: broken.html };
    show(<LineDetail page={{ ...page(change), services: [odd], selected: odd }} lines={lines} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('😀 % / <b>');
    expect(document.querySelector('script:not([type="application/ld+json"])')).toBeNull();
  });
});

describe('/servicios', () => {
  test('the bar and the selections stay on the services pages', () => {
    show(<ServicesDetail page={page()} lines={lines} />);
    expect(new Set(hrefs('Líneas de negocio'))).toEqual(
      new Set(['/servicios/ruta-transporte', '/servicios/reciclaje']),
    );
    expect(pageOf('Cisternas')).toBe('/servicios/ruta-transporte/Cisternas');
  });

  test('the page shows the cover first, then the other pictures', () => {
    const pictures = { name_cover_image: 'c.webp', list_imagenes: [image('a.webp', 'Uno')] };
    show(<ServicesDetail page={page(pictures)} lines={lines} />);
    const html = document.body.innerHTML;
    expect(html.indexOf('c.webp')).toBeLessThan(html.indexOf('a.webp'));
  });

  test('/servicios has the heading Servicios and opens the first line, and only the tabs show the choice', () => {
    const change = { description: '<h1>Cómo</h1><p>Así</p>', advantage: '<p>Puntual</p>' };
    show(<ServicesOverview page={page(change)} lines={lines} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Servicios');
    expect(screen.getByRole('heading', { name: 'Transporte', level: 2 })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Cómo', level: 3 })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Transporte', current: 'page' })).not.toHaveLength(
      0,
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Líneas de negocio' }));
    const links = (element: { getAllByRole: typeof screen.getAllByRole }) =>
      element.getAllByRole('link', { name: 'Reciclaje' });
    expect(links(screen)).toHaveLength(links(tabs).length);
  });
});

test('a title equal to the name is not repeated', () => {
  const repeated = { title: ' TRANSPORTE ' };
  show(<LineDetail page={page(repeated)} lines={lines} />);
  expect(screen.queryByText('TRANSPORTE')).toBeNull();
  show(<LineDetail page={page({ title: 'Transporte seguro' })} lines={lines} />);
  expect(screen.getByText('Transporte seguro')).toBeInTheDocument();
});

describe('metadata', () => {
  test('uses the record’s own fields, and the detail page as canonical URL', () => {
    const fields = { title_page: 'Título', meta_description: 'Descripción', meta_keywords: 'a, b' };
    const metadata = lineMetadata(page(fields));
    expect(metadata.title).toEqual({ absolute: expect.stringContaining('Título') });
    expect(metadata.description).toBe('Descripción');
    expect(metadata.alternates?.canonical).toBe('http://localhost:3000/detalle_linea/transporte');
  });
  test('falls back on the name and an excerpt of 180 characters', () => {
    const metadata = lineMetadata(page({ description: `<p>${'a'.repeat(200)}</p>` }));
    expect(metadata.title).toEqual({ absolute: expect.stringMatching(/^Transporte/) });
    expect(metadata.description).toBe(`${'a'.repeat(180)}...`);
    expect(lineMetadata(page()).description).not.toBe('');
  });
  test('has a separate title for a selected service type', () => {
    const metadata = lineMetadata(page({ title_page: 'Título' }, types[0], 'Cisternas'));
    expect(metadata.title).toEqual({ absolute: expect.stringContaining('Cisternas | Transporte') });
    expect(metadata.description).toContain('Texto de cisternas');
  });
});

const branchesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Ciudad ${at}`,
    url: `ciudad-${at}`,
    name_image: '',
  }));

test('a line lists all of its branches', () => {
  show(<LineBranches line={line({ business_unit: branchesOf(24) })} />);
  expect(screen.getAllByRole('link', { name: /Ciudad/ })).toHaveLength(24);
});

test('more than two dozen branches are listed by name, without pictures', () => {
  show(<LineBranches line={line({ business_unit: branchesOf(300) })} />);
  expect(screen.getAllByRole('link', { name: /^Ciudad/ })).toHaveLength(300);
  expect(screen.queryAllByRole('presentation')).toHaveLength(0);
});

test('the structured data of a line in more than two dozen places names the country', () => {
  const places = (count: number) =>
    JSON.stringify(lineType.structuredData(line({ business_unit: branchesOf(count) }), []));
  expect(places(24)).toContain('"name":"Ciudad 23"');
  expect(places(25)).toContain('"areaServed":[{"@type":"Country","name":"México"}]');
});
