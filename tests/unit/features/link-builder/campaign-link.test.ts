import { campaignLink, pagePath, wizardPath } from '@/lib/features/link-builder/campaign-link';
import { findLinkedCity, findLinkedState } from '@/lib/features/quote/linked-place';
import { parseQuoteLink } from '@/lib/features/quote/deep-link';

const SITE = 'https://www.vialimpia.example/';

test.each([
  ['https://www.vialimpia.example/blog', '/blog'],
  [' /sucursales/monterrey ', '/sucursales/monterrey'],
  ['/Prensa/', '/prensa'],
  ['/?mapa=lineas#map-section', '/?mapa=lineas#map-section'],
  ['/blog?buscar=r%C3%ADo&utm_source=google&utm_medium=cpc', '/blog?buscar=r%C3%ADo'],
])('the address %j belongs to the page %s', (address, path) => {
  expect(pagePath(address, SITE)).toBe(path);
});

test.each([
  '',
  '  ',
  'https://otro.example/blog',
  '//otro.example/blog',
  '/no-existe',
  'javascript:1',
])('the address %j is not a page of the site', (address) =>
  expect(pagePath(address, SITE)).toBeUndefined(),
);

test('a link to the wizard names the service and the place', () => {
  const [state, city] = [
    { id: 19, name: 'Nuevo León' },
    { id: 978, name: 'San Nicolás de los Garza' },
  ];
  const path = wizardPath({ id: 3, url: '/transporte' }, state, city);
  expect(path).toBe(
    '/cotizador?servicio=transporte&estado=nuevo-leon&ciudad=san-nicolas-de-los-garza',
  );
  const link = parseQuoteLink(path.replace(/^[^?]*/, ''));
  expect(findLinkedState([state], link?.state ?? '')).toBe(state);
  expect(findLinkedCity([city], link?.city ?? '', state.name)).toBe(city);
  expect(wizardPath({ id: 3, url: '' })).toBe('/cotizador?servicio=3');
});

test('the campaign is added with clean values before the fragment', () => {
  const values = { utm_source: 'Boletín', utm_medium: 'email', utm_campaign: '', utm_content: '!' };
  expect(campaignLink('/?mapa=lineas#map-section', values, SITE)).toBe(
    'https://www.vialimpia.example/?mapa=lineas&utm_source=boletin&utm_medium=email#map-section',
  );
});
