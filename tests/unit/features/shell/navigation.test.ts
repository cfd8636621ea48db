import type { NavigationSection, Subsection } from '@/lib/content/gateway/sections';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { isEmptyHtml } from '@/lib/content/html/text';
import { buildNavigation, navigationOf } from '@/lib/features/shell/navigation';
import { classifyPath } from '@/lib/server/routing/route-table';
import { siteHref } from '@/lib/server/routing/site-href';

const entry = (name: string, url: string, enabled = true): Subsection => ({
  id_subsection: 1,
  subsection_name: name,
  subsection_url: url,
  enabled,
});
const section = (
  name: string,
  url: string,
  entries: Subsection[] = [],
  enabled = true,
  title = '',
): NavigationSection => ({
  id_section: 7,
  section_name: name,
  section_url: url,
  enabled,
  head: entries.length > 0 ? [{ subsection_head_name: title, subsection: entries }] : [],
});

test('only enabled entries are shown, in the order of the gateway', () => {
  expect(
    buildNavigation(
      [
        section('Servicios', '/servicios', [
          entry('Todos', '/servicios'),
          entry('Apagado', '/x', false),
          entry('Mapa', '/#map-section'),
        ]),
        section('Apagada', '/blog', [], false),
        section('Noticias', 'blog'),
      ],
      true,
    ),
  ).toEqual([
    {
      id: 7,
      label: 'Servicios',
      href: '/servicios',
      groups: [
        {
          title: '',
          links: [
            { label: 'Todos', href: '/servicios' },
            { label: 'Mapa', href: '/#map-section' },
          ],
        },
      ],
    },
    { id: 7, label: 'Noticias', href: '/blog', groups: [] },
  ]);
});

describe('the entry for the social responsibility structure', () => {
  const addresses = [
    '/respsocial_estructura',
    'respsocial_estructura',
    '/Respsocial_Estructura',
    '/respsocial_estructura/',
    '/respsocial_estructura?x=1',
    '/respsocial_estructura#x',
    'http://localhost:3000/respsocial_estructura',
    'https://LOCALHOST:3000/Respsocial_Estructura/?x=1',
  ];
  const names = (showsStructure: boolean, url: string) =>
    buildNavigation(
      [
        section('Responsabilidad', '/responsabilidad_social', [
          entry('Programas', '/responsabilidad_social'),
          entry('Estructura', url),
        ]),
        section('Estructura', url),
      ],
      showsStructure,
    ).flatMap((built) => [
      built.label,
      ...built.groups.flatMap((g) => g.links.map((l) => l.label)),
    ]);

  test.each(addresses)('%s is shown only if the structure has content', (url) => {
    expect(names(true, url)).toEqual(['Responsabilidad', 'Programas', 'Estructura', 'Estructura']);
    expect(names(false, url)).toEqual(['Responsabilidad', 'Programas']);
  });

  test.each([
    ['', false],
    ['0', false],
    ['<p>0</p>', false],
    ['<p>Nuestra estructura</p>', true],
  ])('is shown with the description %j: %p', (description, shows) =>
    expect(!isEmptyHtml(description)).toBe(shows),
  );

  test('does not affect other URLs with the same beginning', () => {
    expect(names(false, '/respsocial_estructura_2')).toHaveLength(4);
  });
});

describe('invalid URLs', () => {
  test.each([
    ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)'],
    ...['\u0000javascript:alert(1)', 'java\tscript:alert(1)'],
    ...['javascript://localhost:3000/%0Aalert(1)', 'java\nscript:alert(1)', 'data:text/html,x'],
    ...['vbscript:x', 'file:///etc/passwd', 'blob:x', '', '   ', '#'],
  ])('remove their entry: %j', (url) => {
    expect(siteHref(url)).toBe('');
    expect(buildNavigation([section('x', url)], true)).toEqual([]);
    expect(
      buildNavigation([section('y', '/blog', [entry('x', url), entry('z', '/prensa')])], true)[0]
        ?.groups,
    ).toEqual([{ title: '', links: [{ label: 'z', href: '/prensa' }] }]);
  });

  test('do not remove a section that has entries', () => {
    const [built] = buildNavigation(
      [section('Empresa', '', [entry('x', '/blog')], true, 'Grupo')],
      true,
    );
    expect(built).toMatchObject({ href: '', groups: [{ title: 'Grupo' }] });
    expect(buildNavigation([section('Empresa', '', [entry('x', '/blog', false)])], true)).toEqual(
      [],
    );
  });

  test('remove a group without entries', () => {
    const empty = {
      ...section('x', '/blog'),
      head: [{ subsection_head_name: 'Vacío', subsection: [] }],
    };
    expect(buildNavigation([empty], true)[0]?.groups).toEqual([]);
  });
});

test.each([
  ['/servicios', '/servicios'],
  ['servicios', '/servicios'],
  ['#map-section', '/#map-section'],
  ['?x=1', '/?x=1'],
  ['/', '/'],
  ['  /blog  ', '/blog'],
  ['//otro.example/x', '/otro.example/x'],
  ['///otro.example', '/otro.example'],
  ['/\\otro.example', '/otro.example'],
  ['\\\\otro.example', '/otro.example'],
  ['/\t/otro.example', '/otro.example'],
  ['/\n\\otro.example', '/otro.example'],
  ['https://otro.example/a?b#c', 'https://otro.example/a?b#c'],
  ['http://localhost:3000', '/'],
  ['http://localhost:3000/a?b#c', '/a?b#c'],
  ['http://localhost:3000//otro.example', '/otro.example'],
  ['http://localhost:3001/a', 'http://localhost:3001/a'],
  ['https://localhost:3000.otro.example/', 'https://localhost:3000.otro.example/'],
  ['http://', 'http://'],
  [' www.otro.example/pl ', 'https://www.otro.example/pl'],
  ['/www.otro.example', '/www.otro.example'],
  ['HTTP://otro.example', 'HTTP://otro.example'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+525555550101', 'tel:+525555550101'],
  ['/nuestra_empresa/quiénes somos', '/nuestra_empresa/quiénes somos'],
  ['#faqs-section', '/#faqs-section'],
  [' ventas@sitio.example', 'mailto:ventas@sitio.example'],
  ['clip@2x.mp4', '/clip@2x.mp4'],
])('the URL %j becomes %j', (url, href) => {
  expect(siteHref(url)).toBe(href);
  if (href.startsWith('/')) expect(new URL(href, 'https://site.example').host).toBe('site.example');
});

test('the navigation without the gateway links only pages of the site', () => {
  const fallback = navigationOf(unavailable, true);
  expect(fallback.length).toBeGreaterThan(3);
  for (const { href, groups } of fallback) {
    expect(classifyPath(href)).toEqual({ kind: 'known' });
    expect(groups).toEqual([]);
  }
});

test.each([
  ['has no sections', found([])],
  ['knows no sections', missing],
  ['has disabled them all', found([section('Servicios', '/servicios', [], false)])],
])('a gateway that %s leaves the navigation without entries', (_what, sections) => {
  expect(navigationOf(sections, true)).toEqual([]);
});
