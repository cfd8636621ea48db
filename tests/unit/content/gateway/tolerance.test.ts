import {
  AUTHORIZATION,
  loadSite,
  startRawGateway,
  valueOf,
  type RawGateway,
  type Site,
} from './support';

/** A gateway that follows the contract's ground rules in its own way, over HTTP. */
let raw: RawGateway;
let site: Site;
beforeAll(async () => {
  raw = await startRawGateway();
  site = await loadSite({ GATEWAY_URL: raw.url, GATEWAY_AUTHORIZATION: AUTHORIZATION });
});
afterAll(() => raw.stop());

const reply = (body: unknown, status = 200) => {
  raw.reply = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};

test('a read sends one request for JSON, with its authorization', async () => {
  raw.received.length = 0;
  reply([]);
  await site.getBlogSummaries('all');
  await site.getBlogPost('ñ "x"');
  expect(raw.received).toMatchObject([
    {
      method: 'GET',
      path: '/web-page-conf/web/blog/getall',
      headers: { authorization: AUTHORIZATION, accept: 'application/json' },
    },
    {
      method: 'POST',
      path: '/web-page-conf/web/blog/getbydesc/',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description: 'ñ "x"' }),
    },
  ]);
});

test.each([
  ['getByName of branches', (s: Site) => s.getBranch('León'), { name: 'León' }],
  ['getByName of reports', (s: Site) => s.getAnnualReport('2024'), { report_name: '2024' }],
  ['getbydesc', (s: Site) => s.getInstitutionalPage('Misión'), { description: 'Misión' }],
])('%s sends its field', async (_what, read, body) => {
  raw.received.length = 0;
  reply(null);
  await read(site);
  expect(JSON.parse(raw.received[0]?.body ?? '')).toEqual(body);
});

test('texts of every kind lose characters that a page cannot contain', async () => {
  reply({ title: 'Ún\u0000ase', paragraphs: [null, '<p>a\u0000\ud83d</p>', 7], link_url: null });
  expect(await site.getJobBoard()).toMatchObject({
    status: 'found',
    value: { title: 'Únase', paragraphs: ['<p>a\ufffd</p>', '7'] },
  });
});

test('a record may be as irregular as the contract allows', async () => {
  reply({
    code: '200',
    message: null,
    data: [
      {
        id: '7',
        name: 'León',
        url: null,
        name_image: '0',
        street: null,
        ext_number: 1450,
        ubication: null,
        latitude: '21.12',
        longitude: '',
        zones: [{ id: '1', title: 'Norte' }, { id: 0, title: 'Sin id' }, { id: 3 }, null, 'x'],
        unknown: { deep: [1] },
      },
    ],
  });
  const branch = valueOf(await site.getBranch('sloppy'));
  expect(branch).toMatchObject({
    id: 7,
    name: 'León',
    url: '',
    name_image: '',
    street: '',
    ext_number: '1450',
    sector: '',
    ubication: { state: '' },
    latitude: 21.12,
    zones: [{ id: 1, title: 'Norte', frequency: '' }],
  });
  expect(branch.longitude).toBeUndefined();
});

test('a list keeps its order and loses only records without identifying fields', async () => {
  reply({
    code: 200,
    data: [
      { id: 3, name: 'c' },
      { id: 1 },
      { name: 'no id' },
      null,
      [],
      7,
      { id: '2', name: 'b', extra: true },
      { id: -1, name: 'negative' },
      { id: 1.5, name: 'half' },
      { id: 4, name: '  ' },
    ],
  });
  expect(await site.getFrequencies()).toEqual({
    status: 'found',
    received: 10,
    value: [
      { id: 3, name: 'c' },
      { id: 2, name: 'b' },
    ],
  });
});

test('the values 1, "1" and true turn a section on', async () => {
  const flags = [1, '1', true, 0, '0', false, null, undefined, 'true', 2];
  reply(
    flags.map((enabled, index) => ({
      id_section: index + 1,
      section_name: String(enabled),
      enabled,
      head: [{ subsection: [{ id_subsection: 1, subsection_name: 'x', enabled }] }],
    })),
  );
  const sections = valueOf(await site.getSections());
  const names = (some: typeof sections) => some.map((section) => section.section_name);
  expect(names(sections.filter(({ enabled }) => enabled))).toEqual(['1', '1', 'true']);
  // A missing flag turns a subsection on.
  const within = sections.filter(({ head }) => head[0]?.subsection[0]?.enabled);
  expect(names(within)).toEqual(['1', '1', 'true', 'null', 'undefined']);
});

test.each([
  ['a status 500 with code 404', 500, { code: 404, message: 'No encontrado' }, 'missing'],
  ['a status 400 with code "404"', 400, { code: '404' }, 'missing'],
  ['a status 404 with a page of html', 404, '<html></html>', 'missing'],
  ['a status 404 without a body', 404, '', 'missing'],
  ['a status 404 with code 500', 404, { code: 500 }, 'unavailable'],
  ['a status 500 with code 200', 500, { code: 200, data: { id: 1, name: 'x' } }, 'unavailable'],
  ['a status 200 with a page of html', 200, '<!doctype html><p>502</p>', 'unavailable'],
])('one record with %s has the expected result', async (_what, status, body, expected) => {
  reply(body, status);
  expect((await site.getBusinessLineById(1)).status).toBe(expected);
});

test('an empty body is an empty list and a missing record', async () => {
  reply('');
  expect(await site.getTestimonials()).toEqual({ status: 'found', value: [] });
  expect(await site.getJobBoard()).toEqual({ status: 'missing' });
});

test('a list with code 404 is missing and not empty, and a text is unavailable', async () => {
  reply({ code: 404 });
  expect(await site.getClients()).toEqual({ status: 'missing' });
  reply('"x"');
  expect(await site.getClients()).toEqual({ status: 'unavailable' });
});

test('a letter whose bytes arrive in two parts stays one letter', async () => {
  const name = `a${'ñ'.repeat(200_000)}`;
  reply([{ id: 1, name }]);
  expect(await site.getQuoteStates()).toMatchObject({ value: [{ id: 1, name }] });
});

test('a byte order mark is accepted', async () => {
  raw.reply = { status: 200, body: Buffer.from('\ufeff{"code":200,"data":[]}') };
  expect(await site.getOffices()).toEqual({ status: 'found', value: [] });
});

test('a response of 4 MB is read, and one with a byte more is not', async () => {
  const list = (bytes: number) => {
    const shell = JSON.stringify([{ id: 1, name: '' }]).length;
    return JSON.stringify([{ id: 1, name: 'x'.repeat(bytes - shell) }]);
  };
  const limit = 4 * 1024 * 1024;
  reply(list(limit));
  expect(await site.getQuoteStates()).toMatchObject({ status: 'found', value: { length: 1 } });
  reply(list(limit + 1));
  expect(await site.getLineMarkers()).toEqual({ status: 'unavailable' });
});
