import {
  loadSite,
  startRawGateway,
  type RawGateway,
  type Site,
} from '@/tests/unit/content/gateway/support';

let raw: RawGateway;
let site: Site;
beforeAll(async () => {
  raw = await startRawGateway();
  site = await loadSite({ GATEWAY_URL: raw.url, GATEWAY_AUTHORIZATION: undefined });
});
afterAll(() => raw.stop());

const JSON_TEXT = '[{"id":1,"name":"Recolección"}]';

async function reads(contentType: string, body: Buffer, status = 200) {
  raw.reply = { status, body, headers: { 'content-type': contentType } };
  const result = await site.getFrequencies();
  return result.status === 'found' ? result.value[0]?.name : result.status;
}

test.each<[string, BufferEncoding]>([
  ['application/json', 'utf8'],
  ['application/json;charset=utf-8', 'utf8'],
  ['application/json; charset="UTF-8"', 'utf8'],
  ['application/json;charset=ISO-8859-1', 'latin1'],
  ['application/json; Charset=iso-8859-1; q=1', 'latin1'],
  ['application/json; charset=windows-1252', 'latin1'],
  ['text/plain;charset=latin1', 'latin1'],
  ['application/json; charset=utf-16le', 'utf16le'],
])('a body of %s is decoded', async (contentType, encoding) => {
  expect(await reads(contentType, Buffer.from(JSON_TEXT, encoding))).toBe('Recolección');
});

test('a byte order mark is removed', async () => {
  expect(await reads('application/json', Buffer.from(`\ufeff${JSON_TEXT}`))).toBe('Recolección');
});

test.each<[string, BufferEncoding]>([
  ['application/json', 'latin1'],
  ['application/json;charset=utf-8', 'latin1'],
  ['application/json;charset=klingon', 'utf8'],
])(
  'a body of %s that cannot be decoded is unavailable, and does not open the circuit',
  async (type, encoding) => {
    raw.received.length = 0;
    expect(await reads(type, Buffer.from(JSON_TEXT, encoding))).toBe('unavailable');
    expect(raw.received).toHaveLength(1);
    expect(await reads('application/json', Buffer.from(JSON_TEXT))).toBe('Recolección');
  },
);

test('an error status is recognised in any charset', async () => {
  const page = Buffer.from('<h1>No se encontró</h1>', 'latin1');
  expect(await reads('text/html', page, 404)).toBe('missing');
  expect(await reads('text/html;charset=klingon', page, 404)).toBe('missing');
});

test('a submission that is accepted in Latin-1 is not sent again', async () => {
  raw.reply = {
    status: 200,
    body: Buffer.from('{"code":200,"message":"Recibió"}', 'latin1'),
    headers: { 'content-type': 'application/json' },
  };
  const body = { city: '', email: '', message: '', name: '', phone: '', state: '' };
  expect(await site.submit({ call: 'message', body }, 'a')).toEqual({ outcome: 'accepted' });
});
