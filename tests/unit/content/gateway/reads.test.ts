import type { Result } from '@/lib/content/gateway/result';
import { tree } from '@/tests/unit/content/embedded-gateway/fixtures';
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

const P = '/web-page-conf';
const seo = { meta_description: '', meta_keywords: '', title_page: '', url: '' };

const line = (id: number, name: string, fields: object = {}) => ({
  ...seo,
  id,
  name,
  route: '',
  name_quote_image: '',
  name_cover_image: '',
  title: '',
  description: '',
  description_2: '',
  advantage: '',
  list_imagenes: [],
  list_services: [],
  list_videos: [],
  list_clients: [],
  business_unit: [],
  ...fields,
});
const service = {
  id_services: 5,
  name: 'Acera',
  name_image: '',
  description: '',
  image_services: [],
};
const ref = (id: number, url: string, name: string) => ({
  id,
  url,
  name,
  name_image: `branch-${id}.webp`,
});
const homeLine = line(1, 'Recolección domiciliaria', {
  url: 'recoleccion-domiciliaria',
  route: 'recoleccion-domiciliaria',
  name_quote_image: 'quote-1.webp',
  list_services: [service],
  business_unit: [ref(1, 'monterrey', 'Monterrey')],
});
const recycling = line(2, 'Reciclaje', {
  url: 'reciclaje',
  route: 'ruta-reciclaje',
  business_unit: [ref(1, 'monterrey', 'Monterrey'), ref(2, 'cancun', 'Cancún')],
});
const clinical = line(3, 'Clínicos', { url: 'clinicos', route: 'clinicos' });

const zone = {
  id: 11,
  title: 'Centro',
  frequency: '',
  timetable: '',
  image_name: '',
  title_img: '',
  alt: '',
};
const branch = (id: number, url: string, name: string, state: string) => ({
  ...seo,
  ...ref(id, url, name),
  street: '',
  ext_number: '',
  sector: '',
  postal_code: '',
  ubication: { state },
  phone_number: `55 5555 000${id}`,
  latitude: 25 + id,
  longitude: -100 - id,
  population: '',
  start_services: '',
  zones: id === 1 ? [zone] : [],
  name_marker_image: 'marker-branch.png',
});
const branches = [
  branch(1, 'monterrey', 'Monterrey', 'Nuevo León'),
  branch(2, 'cancun', 'Cancún', 'Quintana Roo'),
  branch(3, '2', 'Mérida', 'Yucatán'),
];
const unlisted = new Set([
  ...['meta_description', 'meta_keywords', 'title_page', 'population', 'start_services', 'zones'],
]);
const listedBranches = branches.map((fields) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !unlisted.has(name))),
);

const post = (id: number, title: string, date: string, state: string, text = '<p>Texto</p>') => ({
  ...seo,
  id,
  url: `noticia-${id}`,
  title_publication: title,
  text_publication: text,
  start_date: date,
  name_cover_image: `blog-${id}.webp`,
  video_url: '',
  lstblog_photos: [],
  lst_business_unit: state ? [{ ubication: { state } }] : [],
});
const composting = post(2, 'Composta en casa: ¿cómo? & más', '2026-03-01T08:00:00', 'Yucatán');

const press = (id: number, title: string, count: string) => ({
  ...seo,
  id,
  url: `boletin-${id}`,
  title,
  date_notice: `2026-01-0${id}`,
  name_image: `prensa-${id}.webp`,
  meta_description: `Resumen <b>${id}</b>`,
  count,
});
const report = (id: number, year: number) => ({
  ...seo,
  id,
  report_name: `Informe Anual ${year}`,
  url: `informe-${year}`,
  title: '',
  name_cover_image: '',
  name_report_file: '',
  start_date_str: '',
});
const program = (id: number, name: string, url: string) => ({
  ...seo,
  id_program: id,
  program_name: name,
  program_description: `<p>${name}</p>`,
  cover_photo: '',
  name_cover_photo: `program-${id}.webp`,
  cover_photo_url: '',
  url_page: url,
  photos: [],
});
const question = (id: number) => ({
  ...seo,
  id: 100 + id,
  id_grouper: id + 1,
  grouper: `Grupo ${id + 1}`,
  question: `¿Pregunta ${id}?`,
  answer: '<p>Sí</p>',
  name_image: '',
  title: '',
});
const grouper = (id: number) => ({
  id: id + 1,
  name: `Grupo ${id + 1}`,
  frequent_questions: [question(id)],
});
const groupers = Array.from({ length: 8 }, (_, id) => grouper(id));
const institutional = (id: number, element: string, url: string, description: string) => ({
  ...seo,
  id,
  element,
  url,
  description,
  photo: [],
  videos: [],
});
const aboutUs = (name: string) =>
  institutional(1, 'Quiénes Somos', 'quienes-somos', `<p>${name}</p>`);
const notice = (id: number, name: string, text: string) => ({
  ...seo,
  id,
  name,
  description: `<p>${text}</p>`,
});
const marker = (lineId: number, name: string, branchId: number) => ({
  latitude: 25 + branchId,
  longitude: -100 - branchId,
  business_line: { name, name_marker_image: `marker-line-${lineId}.png` },
});
const state = (id: number, name: string) => expect.objectContaining({ id, name });
const someState = { id: expect.any(Number), key: expect.any(String), name: expect.any(String) };
const states = expect.arrayContaining([
  expect.objectContaining(someState),
  state(19, 'Nuevo León'),
]);
const cities = expect.arrayContaining([{ id: 985, name: expect.any(String) }]);
const company = expect.stringMatching(/^<p>[^{}]+<\/p>$/);

type Read = (site: Site) => Promise<Result<unknown>>;

/** Every read of the contract: its request and its result. */
const reads: [call: string, read: Read, value: unknown, tags: string[]][] = [
  [
    `GET ${P}/web/section`,
    (s) => s.getSections(),
    [{ id_section: 1, section_name: 'Inicio', section_url: '/', enabled: true, head: [] }],
    ['section'],
  ],
  [
    `GET ${P}/section`,
    (s) => s.getFooterSections(),
    [{ id_section: 9, section_name: 'Servicios', section_url: '', enabled: true, head: [] }],
    ['section'],
  ],
  [`GET ${P}/web/section/C`, (s) => s.getSeo('C'), { ...seo, title_page: 'Cotice' }, ['seo']],
  [
    `GET ${P}/web/social-networks/getall`,
    (s) => s.getSocialNetworks(),
    [{ id: 1, url: 'https://social.example/', name_image: '', alt: '', title: '' }],
    ['social-network'],
  ],
  [
    `GET ${P}/web/web-page-config/carousel`,
    (s) => s.getCarousel(),
    [{ id_carousel: 1, title: 'Uno', name_image: '' }],
    ['home'],
  ],
  [
    `GET ${P}/web/indicator/getall`,
    (s) => s.getIndicators(),
    [{ id: 1, title: '14', name_image: '', alt: '', description: '' }],
    ['home'],
  ],
  [
    `GET ${P}/web/clients/getAll`,
    (s) => s.getClients(),
    [{ id: 1, title: 'Cliente', name_image: '', alt: '' }],
    ['client'],
  ],
  [
    `GET ${P}/web/testimonials/getall`,
    (s) => s.getTestimonials(),
    [
      {
        name: 'Ana',
        position: '',
        testimony: '',
        name_image_url: '',
        title: '',
        client: { name: '' },
      },
    ],
    ['testimonial'],
  ],
  [
    `GET ${P}/web/frequent-questions/size-category/6`,
    (s) => s.getHomeFaqGroupers(),
    groupers.slice(0, 6),
    ['faq'],
  ],
  [`GET ${P}/web/frequent-questions`, (s) => s.getFaqGroupers(), groupers, ['faq']],
  [
    `GET ${P}/web/frequent-questions/103`,
    (s) => s.getFaqQuestion(103),
    question(3),
    ['faq', 'faq:103'],
  ],
  [`GET ${P}/web/frequent-questions/grouper/4`, (s) => s.getFaqGrouper(4), grouper(3), ['faq']],
  [
    `GET ${P}/web/catalog/information-institutional`,
    (s) => s.getInstitutionalPages(),
    [{ ...aboutUs(''), description: company }, institutional(2, 'Historia', 'historia', '0')],
    ['institutional'],
  ],
  [
    `GET ${P}/web/catalog/information-institutional/1`,
    (s) => s.getInstitutionalPageById(1),
    { ...aboutUs(''), description: company },
    ['institutional', 'institutional:1'],
  ],
  [
    `POST ${P}/web/catalog/information-institutional/getbydesc`,
    (s) => s.getInstitutionalPage('Quiénes Somos'),
    { ...aboutUs(''), description: company },
    ['institutional', 'institutional:quiénes somos'],
  ],
  [
    `GET ${P}/web/business-line/services`,
    (s) => s.getServiceLines(),
    [homeLine, recycling, clinical],
    ['business-line'],
  ],
  [
    `GET ${P}/web/business-line/services/1`,
    (s) => s.getServiceTypes(1),
    [service],
    ['business-line', 'business-line:1'],
  ],
  [
    `GET ${P}/web/business-line/detail`,
    (s) => s.getBusinessLines(),
    [homeLine, recycling, clinical],
    ['business-line'],
  ],
  [
    `GET ${P}/web/business-line/detail/2`,
    (s) => s.getBusinessLineById(2),
    recycling,
    ['business-line', 'business-line:2'],
  ],
  [
    `GET ${P}/web/business-line/detailRouter/ruta-reciclaje`,
    (s) => s.getBusinessLineByRoute('ruta-reciclaje'),
    recycling,
    ['business-line', 'business-line:ruta-reciclaje'],
  ],
  [
    `GET ${P}/web/business-line/markers`,
    (s) => s.getLineMarkers(),
    [
      { id: 1, name: 'Recolección domiciliaria', name_marker_image: 'marker-line-1.png' },
      { id: 2, name: 'Reciclaje', name_marker_image: 'marker-line-2.png' },
      { id: 3, name: 'Clínicos', name_marker_image: 'marker-line-3.png' },
    ],
    ['business-line'],
  ],
  [
    `GET ${P}/web/business-line/quotes`,
    (s) => s.getQuoteLines(),
    [
      line(1, 'Recolección domiciliaria', { name_quote_image: 'quote-1.webp' }),
      line(2, 'Reciclaje'),
      line(3, 'Clínicos'),
    ],
    ['business-line'],
  ],
  [
    'GET /business-line/admin/business-line/active',
    (s) => s.getActiveLines(),
    [
      line(1, 'Recolección domiciliaria', {
        url: 'recoleccion-domiciliaria',
        route: 'recoleccion-domiciliaria',
      }),
      line(2, 'Reciclaje', { url: 'reciclaje', route: 'ruta-reciclaje' }),
      line(3, 'Clínicos', { url: 'clinicos', route: 'clinicos' }),
    ],
    ['business-line'],
  ],
  [
    `GET ${P}/web/presence`,
    (s) => s.getPresence(),
    [
      marker(1, 'Recolección domiciliaria', 1),
      marker(2, 'Reciclaje', 1),
      marker(2, 'Reciclaje', 2),
    ],
    ['branch'],
  ],
  [`GET ${P}/web/business-unit/offices`, (s) => s.getOffices(), listedBranches, ['branch']],
  [
    'GET /business/admin/businessunit/getallbusinessunitpublicated',
    (s) => s.getBranches(),
    listedBranches,
    ['branch'],
  ],
  [
    `POST ${P}/web/business-unit/getByName/`,
    (s) => s.getBranch('Cancún'),
    branches[1],
    ['branch', 'branch:cancún'],
  ],
  [
    `GET ${P}/web/business-unit/1/zones`,
    (s) => s.getBranchZones(1),
    [zone],
    ['branch', 'branch:1'],
  ],
  [
    `GET ${P}/web/blog/getLast`,
    (s) => s.getLatestBlogPosts(),
    [
      composting,
      post(5, 'Energía del biogás', '2026-02-15', '', '<p>Educaci&oacute;n &amp; M&#233;todos</p>'),
      post(4, 'Centro de acopio', '2026-02-01', 'Atlántida'),
    ],
    ['blog'],
  ],
  [
    `GET ${P}/web/blog/getall`,
    (s) => s.getBlogSummaries('all'),
    [2, 5, 4, 1, 3].map((id) => expect.objectContaining({ id })),
    ['blog'],
  ],
  [
    `GET ${P}/web/blog/getall/19`,
    (s) => s.getNewestBlogPosts(19, 50),
    [
      post(1, 'Reciclaje de PET', '2026-01-05', 'Nuevo León', '<p>Botellas y <b>tapas</b></p>'),
      post(3, 'Rutas nocturnas', '2025-12-31', 'Nuevo León'),
    ],
    ['blog'],
  ],
  [
    `GET ${P}/web/blog/getall/19`,
    (s) => s.getBlogSummaries(19),
    [
      expect.objectContaining({ id: 1, excerpt: 'Botellas y tapas' }),
      expect.not.objectContaining({ text_publication: expect.anything() }),
    ],
    ['blog'],
  ],
  [
    `GET ${P}/web/blog/getall/19`,
    (s) => s.getBlogTexts(19),
    ['<p>Botellas y <b>tapas</b></p>', expect.any(String)],
    ['blog'],
  ],
  [
    `GET ${P}/web/blog/getall`,
    (s) => s.getNewestBlogPosts('all', 2),
    [composting, expect.objectContaining({ id: 5 })],
    ['blog'],
  ],
  [`GET ${P}/web/blog/getall`, (s) => s.getBlogPostById(2), composting, ['blog', 'blog:2']],
  [
    `GET ${P}/web/blog/getAllStates`,
    (s) => s.getBlogStates(),
    [state(19, 'Nuevo León'), state(31, 'Yucatán')],
    ['blog'],
  ],
  [
    `POST ${P}/web/blog/getbydesc/`,
    (s) => s.getBlogPost('Composta en casa: ¿cómo? & más'),
    composting,
    ['blog', 'blog:composta en casa: ¿cómo? & más'],
  ],
  [
    `GET ${P}/web/press/getall/0/8`,
    (s) => s.getPressPage(0, 8),
    [
      press(4, 'Convenio 4', ''),
      press(3, 'Convenio 3', 'Files Only'),
      press(2, '50% más / ¿y qué?', 'Images Only'),
      press(1, 'Convenio 1', 'Both'),
    ],
    ['press'],
  ],
  [`GET ${P}/web/press/getall/1/8`, (s) => s.getPressPage(1, 8), [], ['press']],
  [
    `GET ${P}/web/press/getByTitle/${encodeURIComponent('50% más / ¿y qué?')}`,
    (s) => s.getPressItem('50% más / ¿y qué?'),
    press(2, '50% más / ¿y qué?', 'Images Only'),
    ['press', 'press:50% más / ¿y qué?'],
  ],
  [
    `GET ${P}/web/press/getallImages/1`,
    (s) => s.getPressImages(1),
    [{ name_image: 'a.webp' }, { name_image: 'b c.webp' }],
    ['press', 'press:1'],
  ],
  [
    `GET ${P}/web/press/getallFiles/3`,
    (s) => s.getPressFiles(3),
    [{ name_file: 'Boletín (abril) #2 100% & más.pdf' }],
    ['press', 'press:3'],
  ],
  [
    `GET ${P}/web/annual-report`,
    (s) => s.getAnnualReports(),
    [report(1, 2024), report(2, 2025)],
    ['annual-report'],
  ],
  [
    `GET ${P}/web/annual-report/2`,
    (s) => s.getAnnualReportById(2),
    report(2, 2025),
    ['annual-report', 'annual-report:2'],
  ],
  [
    `POST ${P}/web/annual-report/getByName/`,
    (s) => s.getAnnualReport('informe-2024'),
    report(1, 2024),
    ['annual-report', 'annual-report:informe-2024'],
  ],
  [
    `GET ${P}/web/privacyNotice/getall`,
    (s) => s.getPrivacyNotices(),
    [notice(1, 'Clientes', 'Uno'), notice(2, 'Candidatos', 'Dos')],
    ['privacy-notice'],
  ],
  [
    `GET ${P}/web/privacyNotice/2`,
    (s) => s.getPrivacyNotice(2),
    notice(2, 'Candidatos', 'Dos'),
    ['privacy-notice', 'privacy-notice:2'],
  ],
  [
    `GET ${P}/web/social-responsability/getall`,
    (s) => s.getPrograms(),
    [program(1, 'Raíces', 'raices'), program(2, 'Escuelas', 'escuelas')].map((p) => ({
      ...p,
      url: '',
    })),
    ['social-responsibility'],
  ],
  [
    `GET ${P}/web/social-responsability/raices`,
    (s) => s.getProgram('raices'),
    program(1, 'Raíces', 'raices'),
    ['social-responsibility', 'social-responsibility:raices'],
  ],
  [
    `GET ${P}/web/social-responsability/getContentSocialResponsibility`,
    (s) => s.getResponsibilityContent(),
    { description: '<p>Lista</p>', content: '', photos: [] },
    ['social-responsibility'],
  ],
  [
    `GET ${P}/web/social-responsability/getStrategyContent`,
    (s) => s.getStrategyContent(),
    { description: '<p>Estructura</p>', content: '', photos: [] },
    ['social-responsibility'],
  ],
  [
    `GET ${P}/web/sustainability/getContentSustainability`,
    (s) => s.getSustainabilityContent(),
    {
      description: '<p>Sostenible</p>',
      content: '',
      title_reports: '',
      title_contacts: '',
      media: [],
    },
    ['sustainability'],
  ],
  [
    `GET ${P}/web/sustainability/programs`,
    (s) => s.getSustainabilityPrograms(),
    [program(2, 'Escuelas', 'escuelas'), program(101, 'Biogás', 'biogas')],
    ['sustainability'],
  ],
  [
    `GET ${P}/web/sustainability/reports`,
    (s) => s.getSustainabilityReports(),
    [{ report_name: 'Sustentabilidad 2025', name_cover_image: '', url_report_file: '' }],
    ['sustainability'],
  ],
  [
    `GET ${P}/web/sustainability/contact/message-default`,
    (s) => s.getSustainabilityMessage(),
    'Quisiera saber más.',
    ['sustainability'],
  ],
  [
    `GET ${P}/web/jobboard/getContentJobBoard`,
    (s) => s.getJobBoard(),
    {
      title: 'Únase al equipo',
      paragraphs: ['<p>Choferes</p>', '<p>Mecánicas</p>'],
      link_url: 'https://jobs.example/',
      background_image: '',
      image: 'job.webp',
    },
    ['job-board'],
  ],
  [
    `GET ${P}/web/contact`,
    (s) => s.getContactPeople(),
    [{ id_contacto: 1, name: 'Ventas', email: '', phone_number: '' }],
    ['contact'],
  ],
  [`GET ${P}/web-contact`, (s) => s.getContactStates(), states, ['contact']],
  [
    'GET /common-services/api/catalog/cities/19',
    (s) => s.getContactCities(19),
    cities,
    ['contact'],
  ],
  [`GET ${P}/web/states`, (s) => s.getQuoteStates(), states, ['quote']],
  [`GET ${P}/web/states/19/cities`, (s) => s.getQuoteCities(19), cities, ['quote']],
  [
    `GET ${P}/web/business-unit/city/950`,
    (s) => s.getBranchesOfCity(950),
    [branches[0], branches[1]],
    ['quote'],
  ],
  [
    `GET ${P}/web/business-unit/city/950/business-line/1`,
    (s) => s.getCoverage(950, 1),
    [{ phone_number: '55 5555 0001' }],
    ['quote'],
  ],
  [`GET ${P}/web/business-unit/city/2/business-line/1`, (s) => s.getCoverage(2, 1), [], ['quote']],
  [
    `GET ${P}/web/battery/business-line/1`,
    (s) => s.getBattery(1),
    {
      questions: tree.map((node) => ({
        ...node,
        file: '',
        children: node.children.map((answer) => ({ ...answer, children: [] })),
      })),
      weekdays: ['Lunes', 'Sábado'],
    },
    ['quote'],
  ],
  [
    `GET ${P}/web/battery/business-line/2`,
    (s) => s.getBattery(2),
    { questions: [], weekdays: [] },
    ['quote'],
  ],
  [
    `GET ${P}/web/frequency`,
    (s) => s.getFrequencies(),
    [
      { id: 1, name: 'Lunes' },
      { id: 2, name: 'Martes' },
    ],
    ['quote'],
  ],
];

describe('a read that finds something', () => {
  test.each(reads)('%s', async (call, read, value, tags) => {
    const result = await read(site);
    expect(result).toEqual({ status: 'found', value });
    expect(lastCached()).toEqual({ life: 'found', tags });
    const [request, ...others] = gateway.requestLog.last();
    expect(`${request?.method} ${request?.path}`).toBe(call);
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
  ['cities of a state (contact)', (s) => s.getContactCities(99)],
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
    `${P}/web/social-responsability/..%2F..%2Fweb%2Fquote%3Fx%3D1%23y`,
    `${P}/web/business-line/detailRouter/%C3%B1and%C3%BA%2F%C3%A4%20b%2Bc%25`,
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
