import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findState } from '@/lib/content/catalogue/states';
import { STATE_PLACES } from './state-places';
import { repeated, stored, type StoredBranch, type StoredLine } from './stored';

/** The stored content, which must be consistent: references exist, and names are unique. */
const branches = stored<StoredBranch[]>('branches');
const lines = stored<StoredLine[]>('business-lines');
const posts =
  stored<{ id: number; url: string; title_publication: string; text_publication: string }[]>(
    'blog-posts',
  );
const press =
  stored<
    { id: number; title: string; url: string; images: string[]; files: string[]; count: string }[]
  >('press-items');
const reports = stored<{ id: number; url: string; report_name: string }[]>('annual-reports');
const notices = stored<{ id: number; url: string; name: string }[]>('privacy-notices');
const pages = stored<{ id: number; url: string; element: string }[]>('institutional');
type Program = { id_program: number; program_name: string; url_page: string };
const programs = stored<Program[]>('programs');
const sustainability = stored<{ programs: Program[]; reports: { report_name: string }[] }>(
  'sustainability',
);
type Question = { id: number; url: string; question: string; answer: string };
const faqs = stored<{ id: number; name: string; frequent_questions: Question[] }[]>('faq-groupers');
const clients = stored<{ name_image: string; title: string }[]>('clients');
const questions = faqs.flatMap((grouper) => grouper.frequent_questions);
const zones = branches.flatMap((branch) => branch.zones);
const services = lines.flatMap((line) => line.list_services);

const CONTENT = path.resolve('data/content');
const everything = readdirSync(CONTENT)
  .map((name) => readFileSync(path.join(CONTENT, name), 'utf8'))
  .join('\n');

describe('these values are unique', () => {
  test.each<[kind: string, values: (number | string)[]]>([
    ['zone ids', zones.map(({ id }) => id)],
    ['service type ids', services.map(({ id_services }) => id_services)],
    ['question ids', questions.map(({ id }) => id)],
    ['questions', questions.map(({ question }) => question)],
    ['branch URLs', branches.map(({ url }) => url)],
    ['branch names', branches.map(({ name }) => name)],
    ['branch phones', branches.map(({ phone_number }) => phone_number)],
    ['branch places', branches.map(({ latitude, longitude }) => `${latitude} ${longitude}`)],
    ['line URLs', lines.map(({ url }) => url)],
    ['line routes', lines.map(({ route }) => route)],
    ['post URLs', posts.map(({ url }) => url)],
    ['post titles', posts.map(({ title_publication }) => title_publication)],
    ['press URLs', press.map(({ url }) => url)],
    ['press titles', press.map(({ title }) => title)],
    ['report URLs', reports.map(({ url }) => url)],
    ['report names', reports.map(({ report_name }) => report_name)],
    ['sustainability report names', sustainability.reports.map(({ report_name }) => report_name)],
    ['notice URLs', notices.map(({ url }) => url)],
    ['institutional URLs', pages.map(({ url }) => url)],
    ['program URLs', programs.map(({ url_page }) => url_page)],
  ])('the %s', (_kind, values) => expect(repeated(values)).toEqual([]));

  test('the zones of one branch and the services of one line', () => {
    for (const { name, zones: own } of branches) {
      expect([name, repeated(own.map(({ title }) => title))]).toEqual([name, []]);
    }
    for (const { name, list_services } of lines) {
      expect([name, repeated(list_services.map((service) => service.name))]).toEqual([name, []]);
    }
  });

  test('a program in both lists is the same in both', () => {
    const key = ({ id_program, program_name, url_page }: Program) =>
      `${id_program} ${program_name} ${url_page}`;
    const all = new Set([...programs, ...sustainability.programs].map(key));
    expect(repeated([...all].map((text) => text.split(' ')[0]))).toEqual([]);
  });
});

test.each(branches.map((branch) => [branch.name, branch] as const))(
  'the branch %s lies in its state',
  (_name, branch) => {
    const state = findState(branch.ubication.state);
    const place = STATE_PLACES[state?.id ?? 0];
    if (!place) throw new Error(`${branch.ubication.state} is no state`);
    expect(branch.latitude).toBeGreaterThan(place.south);
    expect(branch.latitude).toBeLessThan(place.north);
    expect(branch.longitude).toBeGreaterThan(place.west);
    expect(branch.longitude).toBeLessThan(place.east);
    expect(branch.postal_code).toMatch(/^\d{5}$/);
    const [first, last] = place.postal;
    const prefix = Number(branch.postal_code.slice(0, 2));
    expect(prefix).toBeGreaterThanOrEqual(first);
    expect(prefix).toBeLessThanOrEqual(last);
    expect(branch.phone_number.replace(/\D/g, '')).toHaveLength(10);
  },
);

describe('references exist for', () => {
  test('the states of branches and posts', () => {
    const states = [...everything.matchAll(/"state": "([^"]*)"/g)].map(([, name]) => name ?? '');
    expect(states.length).toBeGreaterThan(branches.length);
    expect(states.filter((name) => (findState(name)?.id ?? 0) === 0)).toEqual([]);
  });

  test('the clients of lines and testimonials', () => {
    const names = clients.map(({ title }) => title);
    const said = stored<{ client: { name: string } }[]>('testimonials');
    expect(said.map(({ client }) => client.name).filter((name) => !names.includes(name))).toEqual(
      [],
    );
    for (const { name_image, title } of lines.flatMap((line) => line.list_clients)) {
      expect(clients).toContainEqual(expect.objectContaining({ name_image, title }));
    }
  });

  test('the lines and weekdays of the batteries, one battery for each line', () => {
    const batteries =
      stored<{ business_line_id: number; selected_frequency: string[] }[]>('batteries');
    expect(batteries.map((battery) => battery.business_line_id).toSorted()).toEqual(
      lines.map(({ id }) => id).toSorted(),
    );
    const weekdays = stored<{ name: string }[]>('frequencies').map(({ name }) => name);
    for (const { selected_frequency } of batteries) {
      expect(selected_frequency.filter((name) => !weekdays.includes(name))).toEqual([]);
    }
  });

  test('the kinds of files of each press item', () => {
    for (const { title, images, files, count } of press) {
      const both = images.length > 0 && files.length > 0;
      const one = images.length > 0 ? 'Images Only' : 'Files Only';
      const none = images.length + files.length === 0;
      expect([title, count]).toEqual([title, none ? '' : both ? 'Both' : one]);
    }
  });
});

describe('links', () => {
  const withSlug: Record<string, string[]> = {
    detalle_linea: lines.map(({ url }) => url),
    servicios: lines.map(({ route }) => route),
    sucursales: branches.map(({ url }) => url),
    Blog_Detalle: posts.map(({ url }) => url),
    nuestra_empresa: pages.map(({ url }) => url),
    resp_detalle: programs.map(({ url_page }) => url_page),
    verReporte_anual: reports.map(({ url }) => url),
    aviso_privacidad: notices.map(({ url }) => url),
  };
  /** URLs that are disabled in the navigation and not shown anywhere. */
  const SWITCHED_OFF = ['/intranet', '/intranet/nomina', '/chat'];

  const folders = readdirSync('app', { withFileTypes: true });
  const routes = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const inHtml = [...everything.matchAll(/href=\\"(\/[^"\\]*)\\"/g)];
  const inFields = [...everything.matchAll(/"(?:sub)?section_url": "(\/[^"]*)"/g)];
  const paths = new Set([...inHtml, ...inFields].map(([, href]) => href ?? ''));

  test('lead to existing pages and records', () => {
    expect(paths.size).toBeGreaterThan(25);
    const broken = [...paths].filter((href) => {
      const [page = '', slug] = href.slice(1).split(/[?#]/)[0]?.split('/') ?? [];
      if (SWITCHED_OFF.includes(href) || page === '') return false;
      if (!routes.includes(page)) return true;
      return slug !== undefined && !withSlug[page]?.includes(decodeURIComponent(slug));
    });
    expect(broken).toEqual([]);
  });

  test('use URLs of branches and lines that need no encoding', () => {
    for (const slug of [...branches, ...lines].map(({ url }) => url)) {
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
  });
});

describe('texts match the records', () => {
  test('the answer on cities names every branch', () => {
    const answer = questions.find(({ url }) => url === 'en-que-ciudades-dan-servicio')?.answer;
    expect(branches.filter(({ name }) => !answer?.includes(name))).toEqual([]);
  });

  test('a post refers to a branch that offers its line', () => {
    const clinical = lines.find(({ url }) => url === 'residuos-clinicos-rpbi')?.id ?? 0;
    const posted = posts.filter(({ text_publication }) =>
      text_publication.includes('/detalle_linea/residuos-clinicos-rpbi'),
    );
    expect(posted).not.toHaveLength(0);
    for (const { url, text_publication } of posted) {
      const slugs = [...text_publication.matchAll(/\/sucursales\/([a-z-]+)/g)].map((hit) => hit[1]);
      const without = branches.filter(
        (branch) => slugs.includes(branch.url) && !branch.business_line_ids.includes(clinical),
      );
      expect([url, without.map(({ name }) => name)]).toEqual([url, []]);
    }
  });
});

test('a picture belongs to one zone only, and a zone without one has the picture of its city', () => {
  const pictures = zones.map(({ image_name }) => image_name).filter((name) => name !== '');
  expect(pictures.length).toBeGreaterThan(10);
  expect(repeated(pictures)).toEqual([]);
  const cities = branches.map(({ name_image }) => name_image);
  expect(cities).not.toContain('');
  expect(repeated(cities)).toEqual([]);
});

test('every file has a reference', () => {
  const byRule = /^marker-(?:line-\d+|branch)\.png$/;
  const files = readdirSync('data/files').filter((name) => !byRule.test(name));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => !everything.includes(`"${name}"`))).toEqual([]);
});
