import entries from '@/data/legacy-redirects.json';
import { createRedirects } from '@/lib/server/routing/legacy-redirects';
import { listPath } from '@/lib/features/legacy/targets';
import { routePatterns } from '@/lib/server/routing/route-patterns';
import { quotePaths, routes } from '@/lib/server/routing/routes';
import { classifyPath } from '@/lib/server/routing/route-table';

describe('old URLs', () => {
  const legacyTarget = createRedirects(entries);

  test.each(['', '//', '/categoryx/y', '/constructor', '/__proto__', '/__proto__/x', '/%'])(
    'do not include %j',
    (path) => expect(legacyTarget(path)).toBeUndefined(),
  );

  test('match regardless of letter case and slashes', () => {
    for (const { from, to } of entries) {
      const path = from.replace('*', 'algo/mas');
      expect(legacyTarget(path.toUpperCase())).toBe(to);
      expect(legacyTarget(`${path.replaceAll('/', '//')}//`)).toBe(to);
    }
  });

  test('have only targets that the route table contains', () => {
    for (const { to } of entries) {
      const path = typeof to === 'string' ? to : listPath(to);
      expect(classifyPath(path.split(/[?#]/)[0] ?? '')).toEqual({ kind: 'known' });
    }
  });

  test('do not shadow a current URL', () => {
    for (const pattern of routePatterns) {
      expect(legacyTarget(pattern.replaceAll('*', 'cualquier-cosa'))).toBeUndefined();
    }
  });
});

describe('URLs of the site', () => {
  test.each([
    '/',
    '/error/404',
    '/blog',
    '/blog/pagina/2',
    '/Blog_Detalle/una-nota',
    '/sucursales/canc%C3%BAn/Centro%20(norte)',
    '/verReporte_anual/x',
    '/archivos/Foto%20%232%20100%25.webp',
  ])('include %s', (path) => expect(classifyPath(path)).toEqual({ kind: 'known' }));

  test.each([
    ['/blog/', '/blog'],
    ['/blog///', '/blog'],
    ['//', '/'],
    ['//blog', '/blog'],
    ['/BLOG', '/blog'],
    ['/blog_detalle/Una-Nota', '/Blog_Detalle/Una-Nota'],
    ['/VERREPORTE_ANUAL/x/', '/verReporte_anual/x'],
    ['/Sucursales//Canc%C3%BAn/', '/sucursales/Canc%C3%BAn'],
    ['/error/404/', '/error/404'],
    ['/Blog_Detalle/%63omposta', '/Blog_Detalle/composta'],
    ['/SUCURSALES/campeche/San%20Rom%c3%a1n', '/sucursales/campeche/San%20Rom%C3%A1n'],
    ['/archivos/a%2fb,c.png', '/archivos/a%2Fb%2Cc.png'],
  ])('include %s, which redirects to %s in one hop', (path, target) => {
    expect(classifyPath(path)).toEqual({ kind: 'moved', path: target });
    expect(classifyPath(target)).toEqual({ kind: 'known' });
  });

  test.each([
    ...['/nada', '/blogs', '/error', '/error/500', '/wp-admin/x.php', '/%E0%A4%A', '/blog/%'],
    ...['/.env', '/..', '//otro.example', '/blog/no-existe', '/nuestra_empresa'],
    ...['/servicios/a/b/c', '/constructor', '/__proto__/x'],
  ])('do not include %s', (path) => expect(classifyPath(path)).toEqual({ kind: 'unknown' }));
});

describe('routes', () => {
  const odd = 'Á "b" c/d?e#f&g%h+i';
  const encoded = encodeURIComponent(odd);
  const record = {
    url: '',
    name: odd,
    route: '',
    element: odd,
    report_name: odd,
    title_publication: odd,
  };

  test('name a record without a URL by its percent-encoded name', () => {
    expect(routes.institutional(record)).toBe(`/nuestra_empresa/${encoded}`);
    expect(routes.line(record)).toBe(`/detalle_linea/${encoded}`);
    expect(routes.line(record, odd)).toBe(`/detalle_linea/${encoded}/${encoded}`);
    expect(routes.servicesLine(record)).toBe(`/servicios/${encoded}`);
    expect(routes.servicesLine(record, odd)).toBe(`/servicios/${encoded}/${encoded}`);
    expect(routes.branch(record)).toBe(`/sucursales/${encoded}`);
    expect(routes.branch(record, odd)).toBe(`/sucursales/${encoded}/${encoded}`);
    expect(routes.zoneCalendar(record, odd)).toBe(
      `/sucursales/${encoded}/${encoded}/calendario.ics`,
    );
    expect(routes.blogPost(record)).toBe(`/Blog_Detalle/${encoded}`);
    expect(routes.blogPostNamed(odd)).toBe(`/Blog_Detalle/${encoded}`);
    expect(routes.annualReport(record)).toBe(`/verReporte_anual/${encoded}`);
    expect(routes.pressItem(odd)).toBe(`/detalle_prensa/${encoded}`);
    expect(routes.program({ url_page: '', id_program: 7 })).toBe('/resp_detalle/7');
    expect(routes.privacyNotice({ url: ' ', id: 7 })).toBe('/aviso_privacidad/7');
    expect(routes.search(odd)).toBe(`/busqueda?search=${encoded}`);
    expect(routes.file(odd)).toBe(`/archivos/${encoded}`);
  });

  test('name a record with a URL by it', () => {
    expect(routes.branch({ url: 'cancun', name: 'Cancún' })).toBe('/sucursales/cancun');
    expect(routes.branch({ url: '/cancun/', name: 'Cancún' })).toBe('/sucursales/cancun');
    expect(routes.servicesLine({ url: 'b', route: 'a', name: 'c' })).toBe('/servicios/a');
    expect(routes.servicesLine({ url: 'b', route: '', name: 'c' })).toBe('/servicios/b');
    expect(routes.program({ url_page: 'raices', id_program: 7 })).toBe('/resp_detalle/raices');
    expect(routes.programById(7)).toBe('/resp_detalle/7');
  });

  test('build pages of lists, questions and forms', () => {
    expect([routes.blog(), routes.blog(1), routes.blog(2)]).toEqual([
      '/blog',
      '/blog',
      '/blog/pagina/2',
    ]);
    expect([routes.press(), routes.press(3)]).toEqual(['/prensa', '/prensa/pagina/3']);
    expect(routes.faq({ id_grouper: 2, id: 103 })).toBe('/detalle_pregunta?id_grouper=2&id=103');
    expect(routes.contactAboutSustainability()).toBe('/contactanos?o=sostenibilidad');
    expect(routes.search()).toBe('/busqueda');
    expect(quotePaths).toEqual(['/cotizador', '/solicita_cotizacion']);
  });

  test('build only paths of the route table', () => {
    const built = [
      ...[routes.home(), routes.notFound(), routes.institutional(record), routes.services()],
      ...[routes.servicesLine(record, 'x'), routes.line(record), routes.line(record, 'x')],
      ...[routes.branches(), routes.branch(record, 'x'), routes.zoneCalendar(record, 'x')],
      ...[routes.blog(2), routes.blogPost(record)],
      ...[routes.press(2), routes.pressItem('x'), routes.annualReports()],
      routes.annualReport(record),
      ...[routes.socialResponsibility(), routes.socialStructure(), routes.programById(1)],
      ...[routes.sustainability(), routes.privacy(), routes.privacyNotice({ url: '', id: 1 })],
      ...[routes.contact(), routes.quote(), routes.quoteRequest(), routes.search()],
      routes.jobBoard(),
      ...[routes.vacancies(), routes.file('x')],
      ...[routes.faq({ id_grouper: 1, id: 1 }), routes.map(), routes.faqs(), routes.search('x')],
    ].map((path) => path.split(/[?#]/)[0] ?? '');
    for (const path of built) expect(classifyPath(path)).toEqual({ kind: 'known' });
  });
});
