import type { Result } from '@/lib/content/gateway/result';
import { content } from '@/tests/unit/content/embedded-gateway/fixtures';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { AUTHORIZATION, forgetCached, lastCached, startSite, valueOf, type Site } from './support';

let gateway: TestGateway;
let site: Site;
beforeAll(async () => void ({ gateway, site } = await startSite()));
beforeEach(() => {
  forgetCached();
  gateway.requestLog.reset();
});
afterAll(() => gateway.stop());

type Read = (site: Site) => Promise<Result<unknown>>;

/**
 * The reads of the contract: the request, the tag beside the tag of its type, and part of the value or its
 * length.
 */
const reads: [call: string, read: Read, tag: string, value: unknown][] = [
  ['GET section', (s) => s.getSections(), 'section', 1],
  [
    'GET /web-page-conf/section',
    (s) => s.getFooterSections(),
    'section',
    [{ id_section: 9, enabled: true, head: [] }],
  ],
  ['GET section/C', (s) => s.getSeo('C'), 'seo', { title_page: 'Cotice', url: '' }],
  ['GET social-networks/getall', (s) => s.getSocialNetworks(), 'social-network', 1],
  ['GET web-page-config/carousel', (s) => s.getCarousel(), 'home', 1],
  ['GET indicator/getall', (s) => s.getIndicators(), 'home', 1],
  ['GET clients/getAll', (s) => s.getClients(), 'client', 1],
  [
    'GET testimonials/getall',
    (s) => s.getTestimonials(),
    'testimonial',
    [{ name: 'Ana', client: { name: '' } }],
  ],
  ['GET frequent-questions/size-category/6', (s) => s.getHomeFaqGroupers(), 'faq', 6],
  ['GET frequent-questions', (s) => s.getFaqGroupers(), 'faq', content['faq-groupers'].length],
  [
    'GET frequent-questions/103',
    (s) => s.getFaqQuestion(103),
    'faq:103',
    { id: 103, answer: '<p>Sí</p>' },
  ],
  ['GET frequent-questions/grouper/4', (s) => s.getFaqGrouper(4), 'faq', { id: 4 }],
  ['GET catalog/information-institutional', (s) => s.getInstitutionalPages(), 'institutional', 2],
  [
    'GET catalog/information-institutional/1',
    (s) => s.getInstitutionalPageById(1),
    'institutional:1',
    { id: 1, photo: [] },
  ],
  [
    'POST catalog/information-institutional/getbydesc',
    (s) => s.getInstitutionalPage('Quiénes Somos'),
    'institutional:quiénes somos',
    { id: 1 },
  ],
  ['GET business-line/services', (s) => s.getServiceLines(), 'business-line', 3],
  [
    'GET business-line/services/1',
    (s) => s.getServiceTypes(1),
    'business-line:1',
    [{ id_services: 5, image_services: [] }],
  ],
  ['GET business-line/services/2', (s) => s.getServiceTypes(2), 'business-line:2', 0],
  ['GET business-line/detail', (s) => s.getBusinessLines(), 'business-line', 3],
  [
    'GET business-line/detail/2',
    (s) => s.getBusinessLineById(2),
    'business-line:2',
    { id: 2, business_unit: [{ id: 1 }, { id: 2 }] },
  ],
  [
    'GET business-line/detailRouter/ruta-reciclaje',
    (s) => s.getBusinessLineByRoute('ruta-reciclaje'),
    'business-line:ruta-reciclaje',
    { id: 2 },
  ],
  ['GET business-line/markers', (s) => s.getLineMarkers(), 'business-line', 3],
  [
    'GET business-line/quotes',
    (s) => s.getQuoteLines(),
    'business-line',
    [{ name_quote_image: 'quote-1.webp' }, {}, {}],
  ],
  ['GET /business-line/admin/business-line/active', (s) => s.getActiveLines(), 'business-line', 3],
  ['GET presence', (s) => s.getPresence(), 'branch', 3],
  ['GET business-unit/offices', (s) => s.getOffices(), 'branch', content.branches.length],
  [
    'GET /business/admin/businessunit/getallbusinessunitpublicated',
    (s) => s.getBranches(),
    'branch',
    content.branches.length,
  ],
  [
    'POST business-unit/getByName/',
    (s) => s.getBranch('Cancún'),
    'branch:cancún',
    { name: 'Cancún', zones: [] },
  ],
  [
    'GET business-unit/1/zones',
    (s) => s.getBranchZones(1),
    'branch:1',
    [{ id: 11, title: 'Centro' }],
  ],
  ['GET business-unit/2/zones', (s) => s.getBranchZones(2), 'branch:2', 0],
  ['GET blog/getLast', (s) => s.getLatestBlogPosts(), 'blog', [{ id: 2 }, { id: 5 }, { id: 4 }]],
  ['GET blog/getall', (s) => s.getBlogSummaries('all'), 'blog', 5],
  ['GET blog/getall/19', (s) => s.getNewestBlogPosts(19, 50), 'blog', [{ id: 1 }, { id: 3 }]],
  [
    'GET blog/getall/19',
    (s) => s.getBlogSummaries(19),
    'blog',
    [{ id: 1, excerpt: 'Botellas y tapas' }, { id: 3 }],
  ],
  ['GET blog/getall/19', (s) => s.getBlogTexts(19), 'blog', 2],
  ['GET blog/getall', (s) => s.getNewestBlogPosts('all', 2), 'blog', [{ id: 2 }, { id: 5 }]],
  ['GET blog/getall', (s) => s.getBlogPostById(2), 'blog:2', { id: 2 }],
  [
    'GET blog/getAllStates',
    (s) => s.getBlogStates(),
    'blog',
    [{ id: 19, name: 'Nuevo León' }, { id: 31 }],
  ],
  [
    'POST blog/getbydesc/',
    (s) => s.getBlogPost('Composta en casa: ¿cómo? & más'),
    'blog:composta en casa: ¿cómo? & más',
    { id: 2 },
  ],
  [
    'GET press/getall/0/8',
    (s) => s.getPressPage(0, 8),
    'press',
    [{ id: 4, count: '' }, { id: 3 }, { id: 2 }, { id: 1, count: 'Both' }],
  ],
  ['GET press/getall/1/8', (s) => s.getPressPage(1, 8), 'press', 0],
  [
    'GET press/getByTitle/50%25%20m%C3%A1s%20%2F%20%C2%BFy%20qu%C3%A9%3F',
    (s) => s.getPressItem('50% más / ¿y qué?'),
    'press:50% más / ¿y qué?',
    { id: 2 },
  ],
  [
    'GET press/getallImages/1',
    (s) => s.getPressImages(1),
    'press:1',
    [{ name_image: 'a.webp' }, { name_image: 'b c.webp' }],
  ],
  [
    'GET press/getallFiles/3',
    (s) => s.getPressFiles(3),
    'press:3',
    [{ name_file: 'Boletín (abril) #2 100% & más.pdf' }],
  ],
  ['GET press/getallFiles/2', (s) => s.getPressFiles(2), 'press:2', 0],
  ['GET annual-report', (s) => s.getAnnualReports(), 'annual-report', 2],
  ['GET annual-report/2', (s) => s.getAnnualReportById(2), 'annual-report:2', { id: 2 }],
  [
    'POST annual-report/getByName/',
    (s) => s.getAnnualReport('informe-2024'),
    'annual-report:informe-2024',
    { id: 1 },
  ],
  ['GET privacyNotice/getall', (s) => s.getPrivacyNotices(), 'privacy-notice', 2],
  ['GET privacyNotice/2', (s) => s.getPrivacyNotice(2), 'privacy-notice:2', { id: 2 }],
  ['GET social-responsability/getall', (s) => s.getPrograms(), 'social-responsibility', 2],
  [
    'GET social-responsability/raices',
    (s) => s.getProgram('raices'),
    'social-responsibility:raices',
    { photos: [] },
  ],
  [
    'GET social-responsability/getContentSocialResponsibility',
    (s) => s.getResponsibilityContent(),
    'social-responsibility',
    { description: '<p>Lista</p>', photos: [] },
  ],
  [
    'GET social-responsability/getStrategyContent',
    (s) => s.getStrategyContent(),
    'social-responsibility',
    { description: '<p>Estructura</p>' },
  ],
  [
    'GET sustainability/getContentSustainability',
    (s) => s.getSustainabilityContent(),
    'sustainability',
    { description: '<p>Sostenible</p>', media: [] },
  ],
  ['GET sustainability/programs', (s) => s.getSustainabilityPrograms(), 'sustainability', 2],
  ['GET sustainability/reports', (s) => s.getSustainabilityReports(), 'sustainability', 1],
  [
    'GET sustainability/contact/message-default',
    (s) => s.getSustainabilityMessage(),
    'sustainability',
    'Quisiera saber más.',
  ],
  ['GET jobboard/getContentJobBoard', (s) => s.getJobBoard(), 'job-board', content['job-board']],
  [
    'GET contact',
    (s) => s.getContactPeople(),
    'contact',
    [{ id_contacto: 1, name: 'Ventas', email: '' }],
  ],
  ['GET states', (s) => s.getQuoteStates(), 'quote', 32],
  [
    'GET states/19/cities',
    (s) => s.getQuoteCities(19),
    'quote',
    expect.arrayContaining([expect.objectContaining({ id: 985 })]),
  ],
  ['GET business-unit/city/950', (s) => s.getBranchesOfCity(950), 'quote', 2],
  [
    'GET business-unit/city/950/business-line/1',
    (s) => s.getCoverage(950, 1),
    'quote',
    [{ phone_number: '55 5555 0001' }],
  ],
  ['GET business-unit/city/2/business-line/1', (s) => s.getCoverage(2, 1), 'quote', 0],
  [
    'GET battery/business-line/1',
    (s) => s.getBattery(1),
    'quote',
    { weekdays: ['Lunes', 'Sábado'] },
  ],
  ['GET battery/business-line/2', (s) => s.getBattery(2), 'quote', { questions: [], weekdays: [] }],
  ['GET frequency', (s) => s.getFrequencies(), 'quote', content.frequencies],
];

/** Returns the call with its full path. A path without a leading slash is below the prefix of the pages. */
const inFull = (call: string) => call.replace(/ (?!\/)/, ' /web-page-conf/web/');

describe('a read that finds a record', () => {
  test.each(reads)('sends %s', async (call, read, tag, value) => {
    const result = await read(site);
    if (typeof value === 'number') expect(valueOf(result)).toHaveLength(value);
    else expect(result).toMatchObject({ status: 'found', value });
    const [type] = tag.split(':');
    expect(lastCached()).toEqual({ life: 'found', tags: type === tag ? [tag] : [type, tag] });
    const [request, ...others] = gateway.requestLog.last();
    expect(`${request?.method} ${request?.path}`).toBe(inFull(call));
    expect(others).toEqual([]);
    // Without the authorization, this gateway would have returned 401.
    expect(request?.headers).toMatchObject({
      accept: 'application/json',
      authorization: 'present',
    });
  });

  test('sends a search percent-encoded and does not cache it', async () => {
    const term = 'composta & más ¿cómo? #1 50%';
    const result = await site.searchSite(term);
    expect(valueOf(result)[0]).toEqual({
      id_table: 2,
      modulo: 'Blog',
      titulo: 'Composta en casa: ¿cómo? & más',
      fecha: expect.stringMatching(/^2026-03-01/),
      descripcion: '<p>Texto</p>',
      imagen: 'blog-2.webp',
    });
    expect(gateway.requestLog.last()[0]?.query).toBe(`?search=${encodeURIComponent(term)}`);
    expect(lastCached()).toEqual({ life: undefined, tags: [] });
  });

  test('returns an empty list for a search without results', async () => {
    expect(await site.searchSite('qzxwv')).toEqual({ status: 'found', value: [] });
  });
});

/** The reads that can be "not found". */
const absent: [what: string, read: Read][] = [
  ['question', (s) => s.getFaqQuestion(999)],
  ['grouper', (s) => s.getFaqGrouper(999)],
  ['institutional page by id', (s) => s.getInstitutionalPageById(999)],
  ['institutional page', (s) => s.getInstitutionalPage('nada')],
  ['service types of a line', (s) => s.getServiceTypes(999)],
  ['line by id', (s) => s.getBusinessLineById(999)],
  ['line', (s) => s.getBusinessLineByRoute('nada')],
  ['branch', (s) => s.getBranch('nada')],
  ['zones of a branch', (s) => s.getBranchZones(999)],
  ['post', (s) => s.getBlogPost('nada')],
  ['post by id', (s) => s.getBlogPostById(999)],
  ['press item', (s) => s.getPressItem('nada/../nada')],
  ['press images', (s) => s.getPressImages(999)],
  ['press files', (s) => s.getPressFiles(999)],
  ['report by id', (s) => s.getAnnualReportById(999)],
  ['report', (s) => s.getAnnualReport('nada')],
  ['privacy notice', (s) => s.getPrivacyNotice(999)],
  ['program', (s) => s.getProgram('nada')],
  ['cities of a state (quote)', (s) => s.getQuoteCities(99)],
  ['battery of a line', (s) => s.getBattery(999)],
];

test.each(absent)('an unknown %s is missing', async (_what, read) => {
  expect(await read(site)).toEqual({ status: 'missing' });
  expect(lastCached().life).toBe('missing');
  expect(gateway.requestLog.last()).toHaveLength(1);
});

test('a name is one segment of the path, regardless of its characters', async () => {
  await site.getProgram('../../web/quote?x=1#y');
  await site.getBusinessLineByRoute('ñandú/ä b+c%');
  expect(gateway.requestLog.last().map((request) => request.path + request.query)).toEqual([
    `/web-page-conf/web/social-responsability/..%2F..%2Fweb%2Fquote%3Fx%3D1%23y`,
    `/web-page-conf/web/business-line/detailRouter/%C3%B1and%C3%BA%2F%C3%A4%20b%2Bc%25`,
  ]);
});

test.each(['.', '..'])('the name %p cannot lead to another call', async (name) => {
  expect(await site.getPressItem(name)).toEqual({ status: 'missing' });
  expect(gateway.requestLog.last()[0]?.path).toMatch(
    /^\/web-page-conf\/web\/press\/getByTitle\/.+/,
  );
});

test('the gateway is unavailable with the wrong authorization', async () => {
  await jest.isolateModulesAsync(async () => {
    const { loadSite } = await import('./support');
    const stranger = await loadSite({ GATEWAY_AUTHORIZATION: 'Bearer another' });
    expect(await stranger.getBlogSummaries('all')).toEqual({ status: 'unavailable' });
    expect(await stranger.getBlogPost('noticia-1')).toEqual({ status: 'unavailable' });
  });
  process.env.GATEWAY_AUTHORIZATION = AUTHORIZATION;
});
