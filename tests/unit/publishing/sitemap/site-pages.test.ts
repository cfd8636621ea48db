import * as annualReports from '@/lib/content/gateway/annual-reports';
import * as blog from '@/lib/content/gateway/blog';
import * as branches from '@/lib/content/gateway/branches';
import * as lines from '@/lib/content/gateway/business-lines';
import * as faqs from '@/lib/content/gateway/faqs';
import * as institutional from '@/lib/content/gateway/institutional';
import * as jobBoard from '@/lib/content/gateway/job-board';
import * as press from '@/lib/content/gateway/press';
import * as privacy from '@/lib/content/gateway/privacy-notices';
import * as programs from '@/lib/content/gateway/programs';
import {
  found,
  missing,
  unavailable,
  type Missing,
  type Unavailable,
} from '@/lib/content/gateway/result';
import * as sustainability from '@/lib/content/gateway/sustainability';
import { readSitePages } from '@/lib/publishing/sitemap/site-pages';
import { summary } from '@/tests/unit/components/news/support';
import { item } from '@/tests/unit/features/press/support';
import { branch, institutional as institutionalPage, zone } from '@/tests/unit/features/support';

jest.mock('@/lib/content/gateway/annual-reports');
jest.mock('@/lib/content/gateway/blog');
jest.mock('@/lib/content/gateway/branches');
jest.mock('@/lib/content/gateway/business-lines');
jest.mock('@/lib/content/gateway/faqs');
jest.mock('@/lib/content/gateway/institutional');
jest.mock('@/lib/content/gateway/job-board');
jest.mock('@/lib/content/gateway/press');
jest.mock('@/lib/content/gateway/privacy-notices');
jest.mock('@/lib/content/gateway/programs');
jest.mock('@/lib/content/gateway/sustainability');

const reads = {
  getAnnualReports: jest.mocked(annualReports.getAnnualReports),
  getBlogSummaries: jest.mocked(blog.getBlogSummaries),
  getZonedBranches: jest.mocked(branches.getZonedBranches),
  getActiveLines: jest.mocked(lines.getActiveLines),
  getBusinessLines: jest.mocked(lines.getBusinessLines),
  getServiceLines: jest.mocked(lines.getServiceLines),
  getFaqGroupers: jest.mocked(faqs.getFaqGroupers),
  getInstitutionalPages: jest.mocked(institutional.getInstitutionalPages),
  getJobBoard: jest.mocked(jobBoard.getJobBoard),
  getPressPage: jest.mocked(press.getPressPage),
  getPrivacyNotices: jest.mocked(privacy.getPrivacyNotices),
  getPrograms: jest.mocked(programs.getPrograms),
  getStrategyContent: jest.mocked(programs.getStrategyContent),
  getSustainabilityPrograms: jest.mocked(sustainability.getSustainabilityPrograms),
};

/** All reads, whose results are mocked. */
const all: Record<string, { mockResolvedValue(value: Missing | Unavailable): unknown }> = reads;

/** The pages of an empty gateway. */
const FIXED = [
  ...['/', '/servicios', '/sucursales', '/informes_anuales', '/responsabilidad_social'],
  ...['/sostenibilidad', '/contactanos', '/cotizador', '/accesibilidad', '/blog', '/prensa'],
  '/aviso_privacidad',
];

const paths = async () => {
  const result = await readSitePages();
  return result.status === 'found' ? result.value.map(({ path }) => path) : result.status;
};
const added = async () => {
  const listed = await paths();
  return Array.isArray(listed) ? listed.filter((path) => !FIXED.includes(path)) : listed;
};

beforeEach(() => {
  jest.resetAllMocks();
  for (const read of Object.values(all)) read.mockResolvedValue(missing);
  jest.mocked(institutional.getInstitutionalPageById).mockResolvedValue(missing);
  jest.mocked(faqs.getFaqGrouper).mockResolvedValue(missing);
});

test('an empty gateway lists the pages without content', async () => {
  expect(new Set(await paths())).toEqual(new Set(FIXED));
});

test.each(Object.keys(all))('nothing is listed while %s is unavailable', async (name) => {
  all[name]?.mockResolvedValue(unavailable);
  expect(await paths()).toBe('unavailable');
});

test('posts are listed once each, with the pages of the list, and without names that no URL can contain', async () => {
  const named = ['una', 'una', '..', 'a/b & c'].map((url, at) => summary(at + 1, { url }));
  reads.getBlogSummaries.mockResolvedValue(found(named));
  expect(await added()).toEqual([
    '/blog/pagina/2',
    '/Blog_Detalle/una',
    '/Blog_Detalle/a%2Fb%20%26%20c',
  ]);
});

test('branches are listed, each with its zones that have readable days', async () => {
  const zones = [
    zone(1, 'Centro', 'Diario', '6:00 a 14:00 h'),
    zone(2, 'Norte / Sur', 'Lunes', ''),
    zone(3, 'Sur', 'Según calendario', ''),
    zone(4, 'Centro', 'Martes', ''),
  ];
  const list = [branch({ zones }), branch({ id: 2, name: 'Mérida', url: '' })];
  reads.getZonedBranches.mockResolvedValue(found(list));
  expect(await added()).toEqual([
    '/sucursales/monterrey',
    '/sucursales/monterrey/centro',
    '/sucursales/monterrey/norte-sur',
    '/sucursales/monterrey/centro-4',
    '/sucursales/M%C3%A9rida',
  ]);
});

test('institutional pages that redirect are excluded', async () => {
  const entry = (element: string, description: string) =>
    institutionalPage({ element, description });
  reads.getInstitutionalPages.mockResolvedValue(
    found([
      entry('Historia', '<p>Así fue.</p>'),
      entry('Vacía', '<p>0</p>'),
      entry('Cero', '0'),
      entry('Informes Anuales', '<p>x</p>'),
      entry('Presencia Nacional', '<p>x</p>'),
      entry('Bolsa de Trabajo', '<p>x</p>'),
    ]),
  );
  expect(await added()).toEqual(['/nuestra_empresa/Historia']);
});

test('the structure is listed only with a description, the job board only with a record', async () => {
  const content = (description: string) => found({ description, content: '', photos: [] });
  reads.getStrategyContent.mockResolvedValue(content('<p>0</p>'));
  expect(await added()).toEqual([]);
  reads.getStrategyContent.mockResolvedValue(content('<p>Comité</p>'));
  const fields = { title: '', paragraphs: [], link_url: '', background_image: '', image: '' };
  reads.getJobBoard.mockResolvedValue(found(fields));
  expect(await added()).toEqual(['/bolsadetrabajo', '/vacantes', '/respsocial_estructura']);
});

test('every page of the press list and every item are listed', async () => {
  const items = Array.from({ length: 70 }, (_, index) => item(index));
  reads.getPressPage.mockImplementation(async (page, size) =>
    found(items.slice(page * size, (page + 1) * size)),
  );
  const listed = await added();
  expect(listed).toContain('/prensa/pagina/9');
  expect(listed).not.toContain('/prensa/pagina/10');
  expect(listed).toContain('/detalle_prensa/Comunicado%208');
});
