import { readQueryOf } from '@/lib/server/routing/query-names';
import { routes } from '@/lib/server/routing/routes';

const UTM = 'utm_source=boletin&utm_medium=correo&utm_campaign=lluvias&utm_content=boton';

test.each([
  ['/', 'nada=1', ''],
  ['/', 'mapa=lineas', 'mapa=lineas'],
  ['/', `a&b=&${UTM}&fbclid=x`, UTM],
  ['/', 'mapa=a&mapa=b', 'mapa=a'],
  ['/servicios', 'mapa=lineas', ''],
  ['/blog/pagina/2', 'x=1&estado=19&buscar=a%20b', 'estado=19&buscar=a%20b'],
  ['/BLOG', 'buscar=a&nada', 'buscar=a'],
  ['/cotizador', 'Servicio=rpbi', 'Servicio=rpbi'],
  ['/Blog_Detalle/nota', '_rsc=1a2b&x=1', '_rsc=1a2b'],
  ['/contactanos', 'o=sostenibilidad&o2=1', 'o=sostenibilidad'],
  // What an old address becomes may read them.
  ['/noticias/2019', `buscar=a&nada=1&${UTM}`, `buscar=a&${UTM}`],
  ['/', '', ''],
  ['/', '&&==&', ''],
])('of %s?%s the page reads "%s"', (path, query, read) => {
  expect(readQueryOf(path, query)).toBe(read);
});

test('every query that the site writes is read', () => {
  const written = [
    routes.map('lineas').replace(/#.*/, ''),
    routes.news({ page: 1, buscar: 'a', estado: '1' }),
    routes.news({ page: 2, buscar: 'a', estado: '1' }),
    routes.faq({ id_grouper: 1, id: 2 }),
    routes.contactAboutSustainability(),
    routes.quoteWith({ service: 'a', state: 'b', city: 'c' }),
    routes.searchPage('a', 2),
    `${routes.plainSearch()}?search=a&pagina=2`,
  ];
  for (const address of written) {
    const [path = '', query = ''] = address.split('?');
    expect(query).not.toBe('');
    expect(readQueryOf(path, query)).toBe(query);
  }
});
