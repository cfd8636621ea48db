import {
  firstInstitutionalPage,
  institutionalLinks,
  institutionalRedirect,
} from '@/lib/features/institutional/pages';
import { institutional } from '@/tests/unit/features/support';

const page = (element: string, description = '<p>Texto</p>', url = '') =>
  institutional({ element, description, url });

test.each([
  ['Informes Anuales', '<p>x</p>', '/informes_anuales'],
  ['informes anuales', '', '/informes_anuales'],
  ['Presencia Nacional', '<p>x</p>', '/#map-section'],
  ['Historia', '', '/'],
  ['Historia', '0', '/'],
  ['Historia', '<p>0</p>', '/'],
  ['Historia', '<p>0 accidentes</p>', undefined],
])('the page %s with "%s" redirects to %s', (element, description, target) => {
  expect(institutionalRedirect({ element, description })).toBe(target);
});

describe('institutionalLinks', () => {
  test('links special pages to their targets, and omits the job board', () => {
    const pages = [
      page('Quiénes somos', undefined, 'quienes-somos'),
      page('Informes Anuales', '0'),
      page('Presencia Nacional'),
      page('Bolsa de Trabajo'),
      page('BOLSA DE TRABAJO'),
    ];
    expect(institutionalLinks(pages)).toEqual([
      { label: 'Quiénes somos', href: '/nuestra_empresa/quienes-somos' },
      { label: 'Informes Anuales', href: '/informes_anuales' },
      { label: 'Presencia Nacional', href: '/#map-section' },
    ]);
  });
  test('omits a page without a description, because it would only lead home', () => {
    const pages = [page('Vacía', '<p>0</p>'), page('Con texto'), page('Nada', '')];
    expect(institutionalLinks(pages).map(({ label }) => label)).toEqual(['Con texto']);
  });
  test('uses the element name as the URL of a page without one', () => {
    expect(institutionalLinks([page('50% & más/otra')])[0]?.href).toBe(
      '/nuestra_empresa/50%25%20%26%20m%C3%A1s%2Fotra',
    );
  });
});

test('Conocenos leads to the first page with its own content', () => {
  const pages = [page('Bolsa de Trabajo'), page('Informes Anuales'), page('Vacía', '0'), page('A')];
  expect(firstInstitutionalPage(pages)?.element).toBe('A');
  expect(firstInstitutionalPage([])).toBeUndefined();
});
