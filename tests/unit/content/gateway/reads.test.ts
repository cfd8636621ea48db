import type { Result } from '@/lib/content/gateway/result';
import { content, tree } from '@/tests/unit/content/embedded-gateway/fixtures';
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

const empty = (...texts: string[]) => Object.fromEntries(texts.map((name) => [name, '']));
const none = (...lists: string[]) => Object.fromEntries(lists.map((name) => [name, []]));
const of = <T extends { id: number }>(records: T[], id: number): T =>
  records.find((record) => record.id === id)!;
const without = (record: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

const seo = empty('meta_description', 'meta_keywords', 'title_page', 'url');

const line = (id: number, own: object = {}) => ({
  ...{ ...seo, id, name: of(content['business-lines'], id).name },
  ...empty('route', 'name_quote_image', 'name_cover_image', 'title'),
  ...empty('description', 'description_2', 'advantage'),
  ...none('list_imagenes', 'list_services', 'list_videos', 'list_clients', 'business_unit'),
  ...own,
});
const address = (id: number) => {
  const { url, route } = of(content['business-lines'], id);
  return { url, route };
};
const service = { id_services: 5, name: 'Acera', ...empty('name_image', 'description') };
const services = [{ ...service, image_services: [] }];
const ref = (id: number) => {
  const { url, name, name_image } = of(content.branches, id);
  return { id, url, name, name_image };
};
const lines = [
  line(1, {
    ...address(1),
    ...{ name_quote_image: 'quote-1.webp', list_services: services, business_unit: [ref(1)] },
  }),
  line(2, { ...address(2), business_unit: [ref(1), ref(2)] }),
  line(3, address(3)),
];

const zoneTexts = empty('frequency', 'timetable', 'image_name', 'title_img', 'alt');
const zone = { id: 11, title: 'Centro', ...zoneTexts };
const branches = content.branches.map((own) => ({
  ...{ ...seo, ...without(own, 'business_line_ids'), zones: own.id === 1 ? [zone] : [] },
  ...empty('street', 'ext_number', 'sector', 'postal_code', 'population', 'start_services'),
  name_marker_image: 'marker-branch.png',
}));
const listedBranches = branches.map((each) =>
  without(
    each,
    ...['meta_description', 'meta_keywords', 'title_page', 'population', 'start_services', 'zones'],
  ),
);
const posts = (...ids: number[]) =>
  ids.map((id) => ({
    ...{ ...seo, video_url: '', lstblog_photos: [], ...of(content['blog-posts'], id) },
  }));
const press = (id: number, count: string) => ({
  ...{ ...seo, ...without(of(content['press-items'], id), 'images', 'files'), count },
});
const report = (id: number) => ({
  ...{ ...seo, ...of(content['annual-reports'], id), title: '' },
  ...empty('name_cover_image', 'name_report_file', 'start_date_str'),
});
const program = (own: object) => ({
  ...{ ...seo, ...empty('cover_photo', 'cover_photo_url'), photos: [], ...own },
});
const question = (id: number) => ({
  ...{ ...seo, id: 100 + id, id_grouper: id + 1, grouper: `Grupo ${id + 1}` },
  ...{ question: `¿Pregunta ${id}?`, answer: '<p>Sí</p>', name_image: '', title: '' },
});
const groupers = content['faq-groupers'].map((own, at) => ({
  ...{ ...own, frequent_questions: [question(at)] },
}));
const institutional = (id: number, description: unknown) => ({
  ...{ ...seo, ...of(content.institutional, id), description, photo: [], videos: [] },
});
const aboutUs = institutional(1, expect.stringMatching(/^<p>[^{}]+<\/p>$/));
const notice = (id: number) => ({ ...seo, ...of(content['privacy-notices'], id) });
const marker = (id: number) => {
  const { name } = of(content['business-lines'], id);
  return { name, name_marker_image: `marker-line-${id}.png` };
};
const presence = (lineId: number, branchId: number) => {
  const { latitude, longitude } = of(content.branches, branchId);
  return { latitude, longitude, business_line: marker(lineId) };
};
const [raices, escuelas, biogas] = [...content.programs, content.sustainability.programs[1]!].map(
  program,
);
const someState = { id: expect.any(Number), key: expect.any(String), name: expect.any(String) };
const states = expect.arrayContaining([
  expect.objectContaining(someState),
  expect.objectContaining({ id: 19, name: 'Nuevo León' }),
]);
const cities = expect.arrayContaining([{ id: 985, name: expect.any(String) }]);
const sections = { section_url: '', enabled: true, head: [] };

type Read = (site: Site) => Promise<Result<unknown>>;

/** Every read of the contract: its request, its result, and its tag beside that of its type. */
const reads: [call: string, read: Read, value: unknown, tag: string][] = [
  [
    'GET section',
    (s) => s.getSections(),
    [{ ...sections, id_section: 1, section_name: 'Inicio', section_url: '/' }],
    'section',
  ],
  [
    'GET /web-page-conf/section',
    (s) => s.getFooterSections(),
    [{ ...sections, id_section: 9, section_name: 'Servicios' }],
    'section',
  ],
  ['GET section/C', (s) => s.getSeo('C'), { ...seo, title_page: 'Cotice' }, 'seo'],
  [
    'GET social-networks/getall',
    (s) => s.getSocialNetworks(),
    [{ id: 1, url: 'https://social.example/', ...empty('name_image', 'alt', 'title') }],
    'social-network',
  ],
  [
    'GET web-page-config/carousel',
    (s) => s.getCarousel(),
    [{ id_carousel: 1, title: 'Uno', name_image: '' }],
    'home',
  ],
  [
    'GET indicator/getall',
    (s) => s.getIndicators(),
    [{ id: 1, title: '14', ...empty('name_image', 'alt', 'description') }],
    'home',
  ],
  [
    'GET clients/getAll',
    (s) => s.getClients(),
    [{ id: 1, title: 'Cliente', ...empty('name_image', 'alt') }],
    'client',
  ],
  [
    'GET testimonials/getall',
    (s) => s.getTestimonials(),
    [
      {
        ...empty('position', 'testimony', 'name_image_url', 'title'),
        ...{ name: 'Ana', client: { name: '' } },
      },
    ],
    'testimonial',
  ],
  [
    'GET frequent-questions/size-category/6',
    (s) => s.getHomeFaqGroupers(),
    groupers.slice(0, 6),
    'faq',
  ],
  ['GET frequent-questions', (s) => s.getFaqGroupers(), groupers, 'faq'],
  ['GET frequent-questions/103', (s) => s.getFaqQuestion(103), question(3), 'faq:103'],
  ['GET frequent-questions/grouper/4', (s) => s.getFaqGrouper(4), groupers[3], 'faq'],
  [
    'GET catalog/information-institutional',
    (s) => s.getInstitutionalPages(),
    [aboutUs, institutional(2, '0')],
    'institutional',
  ],
  [
    'GET catalog/information-institutional/1',
    (s) => s.getInstitutionalPageById(1),
    aboutUs,
    'institutional:1',
  ],
  [
    'POST catalog/information-institutional/getbydesc',
    (s) => s.getInstitutionalPage('Quiénes Somos'),
    aboutUs,
    'institutional:quiénes somos',
  ],
  ['GET business-line/services', (s) => s.getServiceLines(), lines, 'business-line'],
  ['GET business-line/services/1', (s) => s.getServiceTypes(1), services, 'business-line:1'],
  ['GET business-line/services/2', (s) => s.getServiceTypes(2), [], 'business-line:2'],
  ['GET business-line/detail', (s) => s.getBusinessLines(), lines, 'business-line'],
  ['GET business-line/detail/2', (s) => s.getBusinessLineById(2), lines[1], 'business-line:2'],
  [
    'GET business-line/detailRouter/ruta-reciclaje',
    (s) => s.getBusinessLineByRoute('ruta-reciclaje'),
    lines[1],
    'business-line:ruta-reciclaje',
  ],
  [
    'GET business-line/markers',
    (s) => s.getLineMarkers(),
    [1, 2, 3].map((id) => ({ id, ...marker(id) })),
    'business-line',
  ],
  [
    'GET business-line/quotes',
    (s) => s.getQuoteLines(),
    [line(1, { name_quote_image: 'quote-1.webp' }), line(2), line(3)],
    'business-line',
  ],
  [
    'GET /business-line/admin/business-line/active',
    (s) => s.getActiveLines(),
    [1, 2, 3].map((id) => line(id, address(id))),
    'business-line',
  ],
  [
    'GET presence',
    (s) => s.getPresence(),
    [presence(1, 1), presence(2, 1), presence(2, 2)],
    'branch',
  ],
  ['GET business-unit/offices', (s) => s.getOffices(), listedBranches, 'branch'],
  [
    'GET /business/admin/businessunit/getallbusinessunitpublicated',
    (s) => s.getBranches(),
    listedBranches,
    'branch',
  ],
  ['POST business-unit/getByName/', (s) => s.getBranch('Cancún'), branches[1], 'branch:cancún'],
  ['GET business-unit/1/zones', (s) => s.getBranchZones(1), [zone], 'branch:1'],
  ['GET business-unit/2/zones', (s) => s.getBranchZones(2), [], 'branch:2'],
  ['GET blog/getLast', (s) => s.getLatestBlogPosts(), posts(2, 5, 4), 'blog'],
  [
    'GET blog/getall',
    (s) => s.getBlogSummaries('all'),
    [2, 5, 4, 1, 3].map((id) => expect.objectContaining({ id })),
    'blog',
  ],
  ['GET blog/getall/19', (s) => s.getNewestBlogPosts(19, 50), posts(1, 3), 'blog'],
  [
    'GET blog/getall/19',
    (s) => s.getBlogSummaries(19),
    [
      expect.objectContaining({ id: 1, excerpt: 'Botellas y tapas' }),
      expect.not.objectContaining({ text_publication: expect.anything() }),
    ],
    'blog',
  ],
  [
    'GET blog/getall/19',
    (s) => s.getBlogTexts(19),
    ['<p>Botellas y <b>tapas</b></p>', expect.any(String)],
    'blog',
  ],
  ['GET blog/getall', (s) => s.getNewestBlogPosts('all', 2), posts(2, 5), 'blog'],
  ['GET blog/getall', (s) => s.getBlogPostById(2), posts(2)[0], 'blog:2'],
  [
    'GET blog/getAllStates',
    (s) => s.getBlogStates(),
    [
      { id: 19, key: '19', name: 'Nuevo León', shortname: 'NL' },
      { id: 31, key: '31', name: 'Yucatán', shortname: 'Yuc.' },
    ],
    'blog',
  ],
  [
    'POST blog/getbydesc/',
    (s) => s.getBlogPost('Composta en casa: ¿cómo? & más'),
    posts(2)[0],
    'blog:composta en casa: ¿cómo? & más',
  ],
  [
    'GET press/getall/0/8',
    (s) => s.getPressPage(0, 8),
    [press(4, ''), press(3, 'Files Only'), press(2, 'Images Only'), press(1, 'Both')],
    'press',
  ],
  ['GET press/getall/1/8', (s) => s.getPressPage(1, 8), [], 'press'],
  [
    `GET press/getByTitle/${encodeURIComponent('50% más / ¿y qué?')}`,
    (s) => s.getPressItem('50% más / ¿y qué?'),
    press(2, 'Images Only'),
    'press:50% más / ¿y qué?',
  ],
  [
    'GET press/getallImages/1',
    (s) => s.getPressImages(1),
    [{ name_image: 'a.webp' }, { name_image: 'b c.webp' }],
    'press:1',
  ],
  [
    'GET press/getallFiles/3',
    (s) => s.getPressFiles(3),
    [{ name_file: 'Boletín (abril) #2 100% & más.pdf' }],
    'press:3',
  ],
  ['GET press/getallFiles/2', (s) => s.getPressFiles(2), [], 'press:2'],
  ['GET annual-report', (s) => s.getAnnualReports(), [report(1), report(2)], 'annual-report'],
  ['GET annual-report/2', (s) => s.getAnnualReportById(2), report(2), 'annual-report:2'],
  [
    'POST annual-report/getByName/',
    (s) => s.getAnnualReport('informe-2024'),
    report(1),
    'annual-report:informe-2024',
  ],
  [
    'GET privacyNotice/getall',
    (s) => s.getPrivacyNotices(),
    [notice(1), notice(2)],
    'privacy-notice',
  ],
  ['GET privacyNotice/2', (s) => s.getPrivacyNotice(2), notice(2), 'privacy-notice:2'],
  [
    'GET social-responsability/getall',
    (s) => s.getPrograms(),
    [raices, escuelas],
    'social-responsibility',
  ],
  [
    'GET social-responsability/raices',
    (s) => s.getProgram('raices'),
    raices,
    'social-responsibility:raices',
  ],
  [
    'GET social-responsability/getContentSocialResponsibility',
    (s) => s.getResponsibilityContent(),
    { description: '<p>Lista</p>', content: '', photos: [] },
    'social-responsibility',
  ],
  [
    'GET social-responsability/getStrategyContent',
    (s) => s.getStrategyContent(),
    { description: '<p>Estructura</p>', content: '', photos: [] },
    'social-responsibility',
  ],
  [
    'GET sustainability/getContentSustainability',
    (s) => s.getSustainabilityContent(),
    {
      ...{ description: '<p>Sostenible</p>', media: [] },
      ...empty('content', 'title_reports', 'title_contacts'),
    },
    'sustainability',
  ],
  [
    'GET sustainability/programs',
    (s) => s.getSustainabilityPrograms(),
    [escuelas, biogas],
    'sustainability',
  ],
  [
    'GET sustainability/reports',
    (s) => s.getSustainabilityReports(),
    [{ report_name: 'Sustentabilidad 2025', ...empty('name_cover_image', 'url_report_file') }],
    'sustainability',
  ],
  [
    'GET sustainability/contact/message-default',
    (s) => s.getSustainabilityMessage(),
    'Quisiera saber más.',
    'sustainability',
  ],
  [
    'GET jobboard/getContentJobBoard',
    (s) => s.getJobBoard(),
    { ...content['job-board'], background_image: '' },
    'job-board',
  ],
  [
    'GET contact',
    (s) => s.getContactPeople(),
    [{ id_contacto: 1, name: 'Ventas', ...empty('email', 'phone_number') }],
    'contact',
  ],
  ['GET states', (s) => s.getQuoteStates(), states, 'quote'],
  ['GET states/19/cities', (s) => s.getQuoteCities(19), cities, 'quote'],
  [
    'GET business-unit/city/950',
    (s) => s.getBranchesOfCity(950),
    [branches[0], branches[1]],
    'quote',
  ],
  [
    'GET business-unit/city/950/business-line/1',
    (s) => s.getCoverage(950, 1),
    [{ phone_number: '55 5555 0001' }],
    'quote',
  ],
  ['GET business-unit/city/2/business-line/1', (s) => s.getCoverage(2, 1), [], 'quote'],
  [
    'GET battery/business-line/1',
    (s) => s.getBattery(1),
    {
      questions: tree.map((node) => ({
        ...node,
        file: '',
        children: node.children.map((answer) => ({ ...answer, children: [] })),
      })),
      weekdays: ['Lunes', 'Sábado'],
    },
    'quote',
  ],
  ['GET battery/business-line/2', (s) => s.getBattery(2), { questions: [], weekdays: [] }, 'quote'],
  ['GET frequency', (s) => s.getFrequencies(), content.frequencies, 'quote'],
];

/** Without a leading slash it is under the pages' own calls. */
const inFull = (call: string) => call.replace(/ (?!\/)/, ' /web-page-conf/web/');

describe('a read that finds something', () => {
  test.each(reads)('%s', async (call, read, value, tag) => {
    const result = await read(site);
    expect(result).toEqual({ status: 'found', value });
    const [type] = tag.split(':');
    expect(lastCached()).toEqual({ life: 'found', tags: type === tag ? [tag] : [type, tag] });
    const [request, ...others] = gateway.requestLog.last();
    expect(`${request?.method} ${request?.path}`).toBe(inFull(call));
    expect(others).toEqual([]);
    // Without it, this gateway would have returned 401.
    expect(request?.headers).toMatchObject({
      accept: 'application/json',
      authorization: 'present',
    });
  });

  test('search goes out percent-encoded and is not cached', async () => {
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

  test('a search without results is an empty list', async () => {
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

test.each(absent)('missing: %s', async (_what, read) => {
  expect(await read(site)).toEqual({ status: 'missing' });
  expect(lastCached().life).toBe('missing');
  expect(gateway.requestLog.last()).toHaveLength(1);
});

test('names are one segment of the path, whatever their characters', async () => {
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

test('without the right authorization the gateway counts as unavailable', async () => {
  await jest.isolateModulesAsync(async () => {
    const { loadSite } = await import('./support');
    const stranger = await loadSite({ GATEWAY_AUTHORIZATION: 'Bearer another' });
    expect(await stranger.getBlogSummaries('all')).toEqual({ status: 'unavailable' });
    expect(await stranger.getBlogPost('noticia-1')).toEqual({ status: 'unavailable' });
  });
  process.env.GATEWAY_AUTHORIZATION = AUTHORIZATION;
});
