import { annualReports } from '@/lib/features/content-types/annual-reports';
import { questions } from '@/lib/features/content-types/faqs';
import { lines } from '@/lib/features/content-types/lines';
import { articleData } from '@/lib/features/structured-data/page-data';
import { branchData } from '@/lib/features/structured-data/branch';
import { breadcrumbData } from '@/lib/features/structured-data/breadcrumbs';
import { homeData } from '@/lib/features/structured-data/organization';
import { videoData } from '@/lib/features/structured-data/video';
import { parseVideo } from '@/lib/content/media/video';
import { schemaFindings } from '@/tests/support/schema';
import {
  branch,
  grouper,
  line,
  question,
  report as reportOf,
  service,
  zone,
} from '@/tests/unit/features/support';

const ORIGIN = 'http://localhost:3000';
const network = { id: 1, name_image: '', alt: '', title: '' };
const youtube = parseVideo('https://youtu.be/abcdefghijk');
const ownFile = parseVideo('recorrido.mp4');
if (!youtube || !ownFile) throw new Error('The samples are no videos.');

const home = homeData([
  { ...network, url: 'https://red.example/via' },
  { ...network, url: 'www.red.example/limpia' },
  { ...network, url: 'javascript:alert(1)' },
]);
const article = articleData({
  title: 'Puertas abiertas',
  description: 'Visitas los sábados.',
  date: '2026-04-22 10:00',
  path: '/Blog_Detalle/puertas',
  states: ['Campeche'],
});
const placed = branchData(branch(), [zone(1, 'Centro')]);
const served = branchData(branch({ name: 'Reynosa', ubication: { state: 'Tamaulipas' } }), [
  zone(1, 'Centro', 'Lunes, miércoles y viernes', '22:00 a 5:00 h'),
  zone(2, 'Norte', 'Diario'),
  zone(3, 'Sur', 'Según calendario', '6:00 a 14:00 h'),
]);
const bare = branchData(
  branch({ phone_number: '', street: '', sector: '', latitude: undefined, longitude: -100 }),
  [],
);
const report = annualReports.structuredData(
  reportOf(1, { name_report_file: 'informe.pdf', start_date_str: 'primavera' }),
);
const asked = (answer: string) =>
  questions.structuredData({
    ...question(1, { question: '¿Cómo pago?', answer }),
    topic: grouper(1, 'Pagos'),
  });
const faq = asked('<p>Así &amp; así</p>');
const trail = breadcrumbData([{ label: 'Noticias', href: '/blog' }], 'Puertas abiertas');
const offered = lines.structuredData(
  line({
    description: '<p>Rutas diarias</p>',
    business_unit: [{ id: 1, name: 'Durango', url: '', name_image: '' }],
  }),
  [service(1, 'Contenedores')],
);
const video = videoData(youtube, {
  title: 'Recorrido',
  date: '2026-04-22',
  picture: 'a.webp',
});

test.each([
  'https://www.youtube.com/embed/videoseries?list=PLabcdefgh',
  'https://www.youtube.com/embed/live_stream?channel=UCabcdefgh',
])('%s is not described as a video', (address) => {
  const played = parseVideo(address);
  expect(played && videoData(played, { title: 'Recorrido' })).toBeUndefined();
});

test('all structured data is valid against the schema types, which find each kind of mistake', () => {
  const samples = {
    ...{ article, placed, served, bare, report, faq, trail, offered, video },
    ownFile: videoData(ownFile, { title: 'Recorrido' }),
    service: lines.structuredData(line(), []),
    home0: home[0],
    home1: home[1],
    home2: home[2],
  };
  const context = { '@context': 'https://schema.org' };
  const mistakes = {
    'no such type': { ...context, '@type': 'NoType', name: 'x' },
    'no such property': { ...context, '@type': 'NewsArticle', headlines: 'x' },
    'wrong value': { ...context, '@type': 'LocalBusiness', geo: { '@type': 'Person' } },
    'no context': { '@type': 'NewsArticle' },
  };
  // All samples are checked in one run, because reading the types takes longest.
  const found = schemaFindings(
    Object.entries({ ...samples, ...mistakes }).map(([page, data]) => ({ page, data })),
  );
  expect(new Set(found.map((finding) => finding.split(':')[0]))).toEqual(
    new Set(Object.keys(mistakes)),
  );
});

test('the company has only valid URLs of its networks', () => {
  expect(home[0]).toMatchObject({
    '@type': 'Organization',
    sameAs: ['https://red.example/via', 'https://www.red.example/limpia'],
    telephone: '+528007332222',
  });
});

test('an article has its date, location and absolute URLs', () => {
  expect(article).toMatchObject({
    '@type': 'NewsArticle',
    datePublished: '2026-04-22',
    url: `${ORIGIN}/Blog_Detalle/puertas`,
    image: `${ORIGIN}/compartir/Blog_Detalle/puertas`,
    contentLocation: [{ name: 'Campeche' }],
  });
});

test('a branch has its address, location and phone if its record has them', () => {
  expect(placed).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: '+525555550101',
    address: { streetAddress: 'Calle Encino 1840, Industrial', postalCode: '64440' },
    geo: { latitude: 25.7, longitude: -100.3 },
    areaServed: [{ name: 'Centro' }],
  });
  const dialled = branchData(branch({ phone_number: '01 55 5555 0101 ext. 102' }), []);
  expect(dialled).toMatchObject({ telephone: '+525555550101' });
  for (const name of ['telephone', 'geo', 'areaServed']) expect(bare).not.toHaveProperty(name);
});

test('a zone has its readable collections in the time zone of the branch', () => {
  const weekly = { '@type': 'Schedule', repeatFrequency: 'P1W' };
  const scheduleTimezone = 'America/Matamoros';
  expect(served).toMatchObject({
    areaServed: [
      {
        name: 'Centro',
        event: {
          '@type': 'Event',
          name: 'Recolección en Centro',
          eventSchedule: [
            {
              ...{ ...weekly, scheduleTimezone, byDay: ['MO', 'WE', 'FR'] },
              ...{ startTime: '22:00:00', endTime: '05:00:00', duration: 'PT420M' },
            },
          ],
        },
      },
      { name: 'Norte', event: { eventSchedule: [expect.anything()] } },
      { name: 'Sur' },
    ],
  });
  const [, north, south] = Object(served).areaServed;
  expect(north.event.eventSchedule).toEqual([
    { ...weekly, scheduleTimezone, byDay: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] },
  ]);
  expect(south).toEqual({ '@type': 'Place', name: 'Sur' });
});

test('an invalid date is omitted, and a file is named', () => {
  expect(report).not.toHaveProperty('datePublished');
  expect(report).toMatchObject({ encoding: { contentUrl: `${ORIGIN}/archivos/informe.pdf` } });
});

test('a question has its answer as text, and an unanswered one is omitted', () => {
  expect(faq?.mainEntity).toEqual([
    expect.objectContaining({
      name: '¿Cómo pago?',
      acceptedAnswer: { '@type': 'Answer', text: 'Así & así' },
    }),
  ]);
  for (const answer of ['', '<p>0</p>', '<img src="a.jpg">']) expect(asked(answer)).toBeUndefined();
});

test('breadcrumbs lead from home to the page itself', () => {
  expect(trail.itemListElement).toMatchObject([
    { position: 1, name: 'Inicio', item: `${ORIGIN}/` },
    { position: 2, name: 'Noticias', item: `${ORIGIN}/blog` },
    { position: 3, name: 'Puertas abiertas' },
  ]);
});

test('a service names its offers and places', () => {
  expect(offered).toMatchObject({
    description: 'Rutas diarias',
    areaServed: [{ name: 'Durango' }],
    hasOfferCatalog: { itemListElement: [{ itemOffered: { name: 'Contenedores' } }] },
  });
});

test('a video has the facts of its record', () => {
  expect(video).toMatchObject({
    name: 'Recorrido',
    uploadDate: '2026-04-22',
    thumbnailUrl: `${ORIGIN}/archivos/a.webp`,
    embedUrl: expect.stringContaining('youtube-nocookie.com/embed/abcdefghijk'),
  });
});
