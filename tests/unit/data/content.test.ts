import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  PREFIX,
  startTestGateway,
  type TestGateway,
} from '@/tests/unit/content/embedded-gateway/support';

/** The gateway over the project's own content, which must be complete and consistent. */
let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway('real')));
afterAll(() => gateway.stop());

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function read(call: string): Promise<unknown> {
  const { status, data } = await gateway.get(call);
  expect(status).toBe(200);
  return data;
}

async function readRows(call: string): Promise<Row[]> {
  const data = await read(call);
  return Array.isArray(data) ? data.filter(isRow) : [];
}

const web = (call: string) => `${PREFIX}/web/${call}`;

/** Every list of the contract, with the fields without which a record would be skipped. */
const LISTS: [call: string, ...fields: string[]][] = [
  [web('section'), 'id_section', 'section_name'],
  [`${PREFIX}/section`, 'id_section', 'section_name'],
  [web('social-networks/getall'), 'id', 'url'],
  [web('web-page-config/carousel'), 'id_carousel', 'title', 'name_image'],
  [web('indicator/getall'), 'id', 'title'],
  [web('clients/getAll'), 'id', 'name_image', 'alt'],
  [web('testimonials/getall'), 'name', 'testimony'],
  [web('frequent-questions'), 'id', 'name', 'frequent_questions'],
  [web('frequent-questions/size-category/6'), 'id', 'name', 'frequent_questions'],
  [web('catalog/information-institutional'), 'id', 'element', 'url'],
  [web('business-line/services'), 'id', 'name', 'url', 'description'],
  [web('business-line/detail'), 'id', 'name', 'url', 'business_unit'],
  [web('business-line/markers'), 'id', 'name', 'name_marker_image'],
  [web('business-line/quotes'), 'id', 'name', 'name_quote_image'],
  ['/business-line/admin/business-line/active', 'id', 'name', 'url', 'route'],
  [web('presence'), 'latitude', 'longitude', 'business_line'],
  [web('business-unit/offices'), 'id', 'name', 'url', 'latitude', 'longitude'],
  ['/business/admin/businessunit/getallbusinessunitpublicated', 'id', 'name', 'url'],
  [web('blog/getLast'), 'id', 'title_publication', 'start_date'],
  [web('blog/getall'), 'id', 'title_publication', 'text_publication', 'url'],
  [web('blog/getAllStates'), 'id', 'key', 'name'],
  [web('press/getall/0/8'), 'id', 'title', 'date_notice'],
  [web('annual-report'), 'id', 'report_name', 'name_report_file'],
  [web('privacyNotice/getall'), 'id', 'name', 'description'],
  [web('social-responsability/getall'), 'id_program', 'program_name', 'url_page'],
  [web('sustainability/programs'), 'id_program', 'program_name'],
  [web('sustainability/reports'), 'report_name', 'url_report_file'],
  [web('contact'), 'id_contacto', 'name'],
  [`${PREFIX}/web-contact`, 'id', 'name'],
  ['/common-services/api/catalog/cities/19', 'id', 'name'],
  [web('states'), 'id', 'name'],
  [web('states/19/cities'), 'id', 'name'],
  [web('frequency'), 'id', 'name'],
];

const RECORDS: [call: string, ...fields: string[]][] = [
  [web('section/I'), 'title_page', 'meta_description'],
  [web('section/C'), 'title_page', 'meta_description'],
  [web('social-responsability/getContentSocialResponsibility'), 'description'],
  [web('social-responsability/getStrategyContent'), 'description'],
  [web('sustainability/getContentSustainability'), 'description', 'title_reports'],
  [web('sustainability/contact/message-default'), 'default_email_message_sustainability'],
  [web('jobboard/getContentJobBoard'), 'title', 'link_url'],
];

function expectFields(row: Row, fields: readonly string[]): void {
  const empty = fields.filter((field) => row[field] === undefined || row[field] === '');
  expect([row, empty]).toEqual([row, []]);
}

test.each(LISTS)('%s is a complete list', async (call, ...fields) => {
  const rows = await readRows(call);
  expect(rows).not.toHaveLength(0);
  for (const row of rows) expectFields(row, fields);
  const [idField = ''] = fields;
  const isIdentified = idField.startsWith('id');
  if (isIdentified) expect(new Set(rows.map((row) => row[idField])).size).toBe(rows.length);
});

test.each(RECORDS)('%s is a complete record', async (call, ...fields) => {
  const row = await read(call);
  expectFields(isRow(row) ? row : {}, fields);
});

test('the company’s name replaces its token everywhere', async () => {
  for (const [call] of [...LISTS, ...RECORDS]) {
    expect([call, JSON.stringify(await read(call)).includes('{{')]).toEqual([call, false]);
  }
});

type Node = { type: string; title: string; children?: Node[]; file?: string };

/** Returns the questions of each line. */
async function readBatteries(): Promise<Node[][]> {
  const lines = await readRows(web('business-line/quotes'));
  const batteries = await Promise.all(
    lines.map(({ id }) => gateway.get(web(`battery/business-line/${id}`))),
  );
  return batteries.map(({ data }) => {
    if (!isRow(data)) throw new Error('A line has no battery.');
    return JSON.parse(Buffer.from(String(data.json), 'base64').toString('utf8'));
  });
}

describe('batteries', () => {
  function check(node: Node, type: 'question' | 'answer'): void {
    expect(node).toMatchObject({ type, title: expect.stringMatching(/\S/) });
    if (type === 'question') expect(node.children?.length).toBeGreaterThan(1);
    const next = type === 'question' ? 'answer' : 'question';
    node.children?.forEach((child) => check(child, next));
  }

  test('alternate questions and answers for every line', async () => {
    for (const tree of await readBatteries()) tree.forEach((node) => check(node, 'question'));
  });

  test('have several levels for some line', async () => {
    const depth = (nodes: Node[] = []): number =>
      nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => depth(node.children)));
    const depths = (await readBatteries()).map(depth);
    expect(Math.max(...depths)).toBeGreaterThanOrEqual(4);
  });
});

describe('references', () => {
  test('every line and every branch is found by the names in its links', async () => {
    for (const { id, url } of await readRows('/business-line/admin/business-line/active')) {
      expect(await read(web(`business-line/detailRouter/${url}`))).toMatchObject({ id });
    }
    for (const { id, url, name } of await readRows(web('business-unit/offices'))) {
      for (const text of [url, name, String(id)]) {
        const { data } = await gateway.post(web('business-unit/getByName/'), { name: text });
        expect(data).toMatchObject({ id });
      }
    }
  });

  test('every post is found by its URL, its title and a search for its title', async () => {
    for (const { id, url, title_publication: title } of await readRows(web('blog/getall'))) {
      for (const description of [url, title]) {
        const { data } = await gateway.post(web('blog/getbydesc/'), { description });
        expect(data).toMatchObject({ id });
      }
      const term = encodeURIComponent(String(title));
      const results = await readRows(web(`search/getAll?search=${term}`));
      expect(results[0]).toMatchObject({ modulo: 'Blog', id_table: id });
    }
  });

  test('every press item is found by its title', async () => {
    for (const { id, title } of await readRows(web('press/getall/0/100'))) {
      const call = web(`press/getByTitle/${encodeURIComponent(String(title))}`);
      expect(await readRows(call)).toMatchObject([{ id }]);
    }
  });

  test('every program in the search results is found by its id', async () => {
    for (const { modulo, id_table } of await readRows(web('search/getAll?search=de'))) {
      if (modulo !== 'Sustentabilidad') continue;
      const { status } = await gateway.get(web(`social-responsability/${id_table}`));
      expect(status).toBe(200);
    }
  });
});

test('every file that content names exists', async () => {
  const isFile = /^[^/<>{}]+\.(webp|png|svg|pdf|mp4|webm)$/i;
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && isFile.test(value)) names.add(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (isRow(value)) Object.values(value).forEach(collect);
  };
  for (const [call] of [...LISTS, ...RECORDS]) collect(await read(call));
  for (const { id } of await readRows(web('press/getall/0/100'))) {
    collect(await read(web(`press/getallImages/${id}`)));
    collect(await read(web(`press/getallFiles/${id}`)));
  }
  collect(await readBatteries());
  expect(names.size).toBeGreaterThan(100);
  const missing = [...names].filter((name) => !existsSync(path.join(gateway.filesDir, name)));
  expect(missing).toEqual([]);
});
