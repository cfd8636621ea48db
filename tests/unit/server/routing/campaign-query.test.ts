import fc from 'fast-check';
import campaigns from '@/data/campaigns.json';
import { campaignLabel } from '@/lib/features/campaigns/label';
import {
  addCampaign,
  campaignQuery,
  campaignSlug,
  withCampaign,
  withOwnCampaign,
} from '@/lib/server/routing/campaign-query';
import { handlerPatterns, routePatterns } from '@/lib/server/routing/route-patterns';
import { anyText } from '@/tests/support/any-text';

const LONG = 'a'.repeat(59);

test.each([
  ['', ''],
  ['?search=utm', ''],
  [
    'utm_content=bot%C3%B3n&utm_campaign=lluvias-2026&utm_medium=EMAIL&utm_source=Bolet%C3%ADn',
    'utm_source=boletin&utm_medium=email&utm_campaign=lluvias-2026&utm_content=boton',
  ],
  ['?search=a&utm_campaign=Regreso+a%20Clases_2026', 'utm_campaign=regreso-a-clases-2026'],
  ['?utm_campaign=uno&utm_campaign=dos', 'utm_campaign=uno'],
  ['?utm_campaign=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', 'utm_campaign=script-alert-1-script'],
  ['?utm_campaign=%00%0d%0aSet-Cookie:x', 'utm_campaign=set-cookie-x'],
  ['?utm_campaign=%E0%A4%A&utm_source=🙂', 'utm_campaign=a'],
  ['?utm_campaign=---&utm_term=x&gclid=y', ''],
  [`?utm_campaign=${LONG}-bc`, `utm_campaign=${LONG}`],
  [`?utm_campaign=${'x'.repeat(2_000)}`, `utm_campaign=${'x'.repeat(60)}`],
])('the query %j has the parameters %j', (query, parameters) => {
  expect(campaignQuery(query)).toBe(parameters);
  expect(campaignQuery(parameters)).toBe(parameters);
});

test('whatever a query holds, what comes of it is slugs of 60 characters', () => {
  const SAFE =
    /^(?:utm_(?:source|medium|campaign|content)=[a-z0-9][a-z0-9-]{0,59}(?:&(?!$)|$)){0,4}$/;
  fc.assert(
    fc.property(anyText(), fc.string(), (campaign, source) => {
      const query = `${new URLSearchParams({ utm_campaign: campaign })}&utm_source=${source}`;
      expect(campaignQuery(query)).toMatch(SAFE);
      expect(campaignQuery(campaignQuery(query))).toBe(campaignQuery(query));
    }),
  );
});

test.each([
  ['?utm_campaign=Lluvias%202026', 'lluvias-2026', 'lluvias-2026'],
  ['?utm_campaign=algo-nuevo', 'algo-nuevo', 'otras'],
  ['?utm_source=google', '', 'ninguna'],
  ['', '', 'ninguna'],
])('the campaign of %j is %j, counted as %j', (query, slug, label) => {
  expect(campaignSlug(query)).toBe(slug);
  expect(campaignLabel(slug)).toBe(label);
});

const CAMPAIGN = 'utm_source=boletin&utm_campaign=lluvias-2026';

test.each([
  ['/', `/?${CAMPAIGN}`],
  ['/#map-section', `/?${CAMPAIGN}#map-section`],
  [
    '/blog?buscar=r%C3%ADo&estado=4#noticia-4',
    `/blog?buscar=r%C3%ADo&estado=4&${CAMPAIGN}#noticia-4`,
  ],
  ['/sucursales/Ciudad%20Ju%C3%A1rez', `/sucursales/Ciudad%20Ju%C3%A1rez?${CAMPAIGN}`],
  ['/detalle_pregunta?id_grouper=1&id=2', `/detalle_pregunta?id_grouper=1&id=2&${CAMPAIGN}`],
])('the link %s carries it: %s', (href, carried) => {
  expect(withCampaign(href, CAMPAIGN)).toBe(carried);
  expect(withCampaign(href, '')).toBe(href);
  // Only what the link had not.
  expect(withCampaign(carried, CAMPAIGN)).toBe(carried);
});

test.each([
  ...['#contenido', 'tel:+528007332222', 'mailto:hola@vialimpia.example'],
  ...['https://wa.me/525555550180', '//otro.example/blog', '/archivos/informe.pdf'],
  ...['/_next/static/chunks/a.js', '/blog?utm_campaign=propia', 'relativo', ''],
])('the link %j is left alone', (href) => expect(withCampaign(href, CAMPAIGN)).toBe(href));

test('links to every page of the route table carry it, links to files and handlers do not', () => {
  const isFile = (path: string) =>
    /\.(?:xml|txt|ics|pdf)$/.test(path) || /^\/(?:archivos|compartir)\//.test(path);
  for (const pattern of routePatterns) {
    const carries = withCampaign(pattern, CAMPAIGN) !== pattern;
    expect([pattern, carries]).toEqual([pattern, !isFile(pattern)]);
  }
  for (const pattern of handlerPatterns) expect(withCampaign(pattern, CAMPAIGN)).toBe(pattern);
});

test('any path takes it', () => {
  expect(addCampaign('/api/contact', CAMPAIGN)).toBe(`/api/contact?${CAMPAIGN}`);
  expect(addCampaign('/api/contact', '')).toBe('/api/contact');
});

test('while the server renders, links stay as they are', () => {
  expect(withOwnCampaign('/blog')).toBe('/blog');
});

describe('the list of campaigns', () => {
  const lists = Object.entries(campaigns);

  test.each(lists)('%s are slugs with a Spanish name, each once', (_name, list) => {
    const slugs = list.map(({ slug }) => slug);
    const names = list.map(({ name }) => name);
    expect(slugs.length).toBeGreaterThan(0);
    for (const slug of slugs) expect(campaignSlug(`utm_campaign=${slug}`)).toBe(slug);
    for (const name of names) expect(name).toMatch(/^\p{Lu}\S*(?: \S+)*$/u);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(names).size).toBe(names.length);
  });

  test('bounds the labels, and takes none of the names for the others', () => {
    const slugs = campaigns.campaigns.map(({ slug }) => slug);
    expect(slugs.length).toBeLessThanOrEqual(100);
    expect(slugs).not.toContain('otras');
    expect(slugs).not.toContain('ninguna');
  });
});
