import { newestFirst } from '@/lib/content/embedded-gateway/core/lookup';
import { content } from '@/tests/unit/content/embedded-gateway/fixtures';
import {
  PREFIX,
  startTestGateway,
  type TestGateway,
} from '@/tests/unit/content/embedded-gateway/support';
import company from '@/data/company.json';

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway(content)));
afterAll(() => gateway.stop());

async function read(path: string): Promise<unknown> {
  const { status, data } = await gateway.get(path);
  expect(status).toBe(200);
  return data;
}

const ids = (list: unknown, field = 'id'): unknown[] =>
  Array.isArray(list) ? list.map((item: Record<string, unknown>) => item[field]) : [list];

test.each([
  ['/web/section', content.sections],
  ['/section', content['footer-sections']],
  // The stored text is returned with the company's name in place of its token.
  ['/web/section/I', { title_page: `Inicio de ${company.name}` }],
  ['/web/section/C', { title_page: 'Cotice' }],
  ['/web/social-networks/getall', content['social-networks']],
  ['/web/web-page-config/carousel', content.carousel],
  ['/web/indicator/getall', content.indicators],
  ['/web/clients/getAll', content.clients],
  ['/web/testimonials/getall', content.testimonials],
  ['/web/contact', content['contact-people']],
  ['/web/jobboard/getContentJobBoard', content['job-board']],
  ['/web/privacyNotice/getall', content['privacy-notices']],
  ['/web/annual-report', content['annual-reports']],
  ['/web/social-responsability/getall', content.programs],
  ['/web/social-responsability/getContentSocialResponsibility', { description: '<p>Lista</p>' }],
  ['/web/social-responsability/getStrategyContent', { description: '<p>Estructura</p>' }],
  ['/web/sustainability/getContentSustainability', { description: '<p>Sostenible</p>' }],
  ['/web/sustainability/programs', content.sustainability.programs],
  ['/web/sustainability/reports', content.sustainability.reports],
  [
    '/web/sustainability/contact/message-default',
    { default_email_message_sustainability: 'Quisiera saber más.' },
  ],
  ['/web/frequency', content.frequencies],
])('%s is returned as stored', async (path, expected) =>
  expect(await read(PREFIX + path)).toEqual(expected),
);

describe('a call for one record', () => {
  test.each([
    ['/web/social-responsability/1', { program_name: 'Raíces' }],
    ['/web/social-responsability/escuelas', { id_program: 2 }],
    ['/web/social-responsability/101', { program_name: 'Biogás' }],
    ['/web/business-line/detailRouter/reciclaje', { id: 2 }],
  ])('returns the record for %s', async (path, expected) =>
    expect(await read(PREFIX + path)).toMatchObject(expected),
  );

  test.each([
    ['/web/catalog/information-institutional/getbydesc', { description: 'quienes-somos' }, 1],
    ['/web/catalog/information-institutional/getbydesc', { description: 'Quiénes Somos' }, 1],
    ['/web/catalog/information-institutional/getbydesc', { description: 'QUIÉNES SOMOS' }, 1],
    ['/web/business-unit/getByName/', { name: 'cancun' }, 2],
    ['/web/business-unit/getByName/', { name: 'CANCÚN' }, 2],
    ['/web/business-unit/getByName', { name: '1' }, 1],
    ['/web/business-unit/getByName/', { name: '2' }, 3],
    ['/web/blog/getbydesc/', { description: 'noticia-2' }, 2],
    ['/web/blog/getbydesc/', { description: 'composta en casa: ¿cómo? & más' }, 2],
    ['/web/annual-report/getByName/', { report_name: 'informe-2024' }, 1],
    ['/web/annual-report/getByName/', { report_name: 'Informe Anual 2024' }, 1],
  ])('returns the record for POST %s %p', async (path, body, id) => {
    const { status, data } = await gateway.post(PREFIX + path, body);
    expect([status, data]).toMatchObject([200, { id }]);
  });

  test('may return a list of one', async () => {
    expect(await read(`${PREFIX}/web/privacyNotice/2`)).toEqual([content['privacy-notices'][1]]);
    const title = encodeURIComponent('50% más / ¿y qué?');
    expect(ids(await read(`${PREFIX}/web/press/getByTitle/${title}`))).toEqual([2]);
  });
});

describe('a request that finds nothing', () => {
  test.each([
    '/web-page-conf/web/section/Z',
    '/web-page-conf/web/section/constructor',
    '/web-page-conf/web/privacyNotice/3',
    '/web-page-conf/web/annual-report/x',
    '/web-page-conf/web/frequent-questions/999',
    '/web-page-conf/web/frequent-questions/grouper/999',
    '/web-page-conf/web/frequent-questions/size-category/x',
    '/web-page-conf/web/catalog/information-institutional/9',
    '/web-page-conf/web/business-line/detail/9',
    '/web-page-conf/web/business-line/detailRouter/nada',
    '/web-page-conf/web/business-line/services/9',
    '/web-page-conf/web/business-unit/9/zones',
    '/web-page-conf/web/battery/business-line/9',
    '/web-page-conf/web/social-responsability/nada',
    '/web-page-conf/web/press/getByTitle/nada',
    '/web-page-conf/web/press/getByTitle/%E0%A4%A',
    '/web-page-conf/web/press/getall/-1/8',
    '/web-page-conf/web/press/getallImages/9',
    '/web-page-conf/web/states/33/cities',
    '/web-page-conf/web/states/0/cities',
    '/common-services/api/catalog/cities/x',
    '/web-page-conf/web/nada',
    '/web/section',
    '/',
    '//nada.example/',
  ])('gets 404 in an envelope for %s', async (path) => {
    const { status, body } = await gateway.get(path);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 404 });
  });

  test.each([
    ['/web/blog/getbydesc/', { description: 'nada' }],
    ['/web/blog/getbydesc/', { description: '' }],
    ['/web/blog/getbydesc/', {}],
    ['/web/blog/getbydesc/', 'no JSON'],
    ['/web/business-unit/getByName/', { name: 7 }],
    ['/web/annual-report/getByName/', []],
  ])('gets 404 for POST %s %p', async (path, body) => {
    expect((await gateway.post(PREFIX + path, body)).status).toBe(404);
  });

  test('gets 405 for another method', async () => {
    const { status, headers } = await gateway.get(`${PREFIX}/web/quote`);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('HEAD has the status and no body', async () => {
    const response = await fetch(`${gateway.url}${PREFIX}/web/section`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('branches', () => {
  test('cover a city, or a line in a city', async () => {
    const city = `${PREFIX}/web/business-unit/city`;
    expect(ids(await read(`${city}/950`))).toEqual([1, 2]);
    expect(ids(await read(`${city}/951`))).toEqual([]);
    expect(ids(await read(`${city}/nada`))).toEqual([]);
    expect(await read(`${city}/950/business-line/1`)).toEqual([{ phone_number: '55 5555 0001' }]);
    expect(await read(`${city}/950/business-line/2`)).toHaveLength(2);
    expect(await read(`${city}/950/business-line/3`)).toEqual([]);
    expect(await read(`${city}/951/business-line/1`)).toEqual([]);
  });

  test('cover the lines of their territory if it names some', async () => {
    const city = `${PREFIX}/web/business-unit/city/952`;
    expect(ids(await read(city))).toEqual([1, 2]);
    expect(await read(`${city}/business-line/1`)).toEqual([{ phone_number: '55 5555 0001' }]);
    expect(await read(`${city}/business-line/2`)).toEqual([{ phone_number: '55 5555 0002' }]);
    expect(await read(`${city}/business-line/3`)).toEqual([]);
  });

  test.each([1547, 1548, 1582])('cover the repeated city under id %i', async (id) => {
    expect(ids(await read(`${PREFIX}/web/business-unit/city/${id}`))).toEqual([1]);
  });
});

test('the news of all states are listed, and a state without news is empty', async () => {
  expect(ids(await read(`${PREFIX}/web/blog/getall/0`))).toHaveLength(5);
  expect(ids(await read(`${PREFIX}/web/blog/getall/1`))).toEqual([]);
});

describe('press', () => {
  const page = (path: string) => read(`${PREFIX}/web/press/getall/${path}`);

  test('has pages with the newest item first and a short last page', async () => {
    expect(ids(await page('0/3'))).toEqual([4, 3, 2]);
    expect(ids(await page('1/3'))).toEqual([1]);
    expect(ids(await page('2/3'))).toEqual([]);
    expect(ids(await page('0/4'))).toHaveLength(4);
    expect(ids(await page('1/4'))).toEqual([]);
  });

  test('lists items without a date last', async () => {
    const item = (id: number, date_notice: string) => ({ id, title: `${id}`, date_notice });
    const dates = ['9999-12-31', '2026-11-18T02:00:00Z', '', '2026-11-17', '0001-01-01', 'pronto'];
    const rows = dates.map((date, at) => item(at + 1, date));
    expect(newestFirst(rows, 'date_notice').map(({ id }) => id)).toEqual([2, 4, 1, 3, 5, 6]);
  });

  test('finds an item only by its title', async () => {
    const { status } = await gateway.get(`${PREFIX}/web/press/getByTitle/boletin-1`);
    expect(status).toBe(404);
  });
});

describe('places', () => {
  test.each(['/web-page-conf/web-contact', '/web-page-conf/web/states'])(
    '%s lists the 32 states in the order of their current names',
    async (path) => {
      const sent: unknown[] = ids(await read(path));
      expect(sent.slice(4, 10)).toEqual([7, 8, 9, 5, 6, 10]);
      expect(new Set(sent).size).toBe(32);
    },
  );

  test.each(['/web-page-conf/web/states/20/cities', '/common-services/api/catalog/cities/20'])(
    '%s lists each city once',
    async (path) => {
      const cities = await read(path);
      expect(ids(cities)).toHaveLength(570);
      expect(new Set(ids(cities, 'name') as string[]).size).toBe(570);
    },
  );
});

test('responses use both forms', async () => {
  const bodies = await Promise.all(
    ['/web/section', '/web/states', '/web/frequency', '/web/blog/getall'].map(
      async (path) => (await gateway.get(PREFIX + path)).body,
    ),
  );
  expect(bodies.map((body) => Array.isArray(body))).toEqual([false, true, true, false]);
});
