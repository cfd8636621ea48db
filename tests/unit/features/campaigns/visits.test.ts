import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { countEvents } from '@/lib/features/campaigns/buffer';
import { isLanding } from '@/lib/features/campaigns/landing';
import { isPerson } from '@/lib/features/campaigns/visitors';
import { countVisit } from '@/lib/features/campaigns/visits';

jest.mock('@/lib/features/campaigns/buffer', () => ({ countEvents: jest.fn() }));
const counted = jest.mocked(countEvents);
beforeEach(() => void counted.mockReset());

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

test.each<[string, IncomingHttpHeaders, boolean]>([
  ['typed or scanned', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, true],
  [
    'from a search engine',
    { 'sec-fetch-site': 'cross-site', referer: 'https://www.google.com/' },
    true,
  ],
  ['from an old browser', {}, true],
  ['an odd referrer', { referer: 'about:blank' }, true],
  ['from an app', { referer: 'android-app://com.google.android.gm/' }, true],
  [
    'a click on the site',
    { 'sec-fetch-site': 'same-origin', referer: 'http://sitio.example/' },
    false,
  ],
  [
    'a click, by its referrer alone',
    { referer: 'http://sitio.example/blog?utm_campaign=x' },
    false,
  ],
  ['a click, by the public name', { referer: 'http://localhost:3000/' }, false],
  [
    'typed, by Firefox with the service worker',
    { 'sec-fetch-site': 'same-origin', 'service-worker-navigation-preload': 'true' },
    true,
  ],
  [
    'from a search engine, by Firefox with the service worker',
    {
      'sec-fetch-site': 'same-origin',
      'service-worker-navigation-preload': 'true',
      referer: 'https://www.google.com/',
    },
    true,
  ],
  [
    'a click, with the service worker',
    {
      'sec-fetch-site': 'same-origin',
      'service-worker-navigation-preload': 'true',
      referer: 'http://sitio.example/',
    },
    false,
  ],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, false],
  ['a prefetch', { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch' }, false],
  ['a prerender', { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' }, false],
  ['an old prefetch', { purpose: 'prefetch' }, false],
  ['a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }, false],
  ['a picture', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, false],
])('%s: %j is a landing: %s', (_what, headers, expected) => {
  expect(isLanding({ host: 'sitio.example', ...headers })).toBe(expected);
});

test('behind a proxy the name is the one that it was asked by', () => {
  const headers = { host: '10.0.0.1:3000', 'x-forwarded-host': 'sitio.example' };
  expect(isLanding({ ...headers, referer: 'https://sitio.example/' })).toBe(false);
  expect(isLanding({ ...headers, referer: 'https://otro.example/' })).toBe(true);
});

test.each([
  [CHROME, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0', true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.28.85',
    true,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['facebookexternalhit/1.1', false],
  ['WhatsApp/2.23.20.0', false],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
    false,
  ],
  ['curl/8.5.0', false],
  ['', false],
  [undefined, false],
])('%s is a person: %s', (agent, expected) => expect(isPerson(agent)).toBe(expected));

let clients = 0;
const newClient = () => `198.51.100.${(clients += 1)}`;

const visit = (query: string, headers: IncomingHttpHeaders = {}, path = '/servicios') => {
  const request = new IncomingMessage(new Socket());
  const client = { 'x-forwarded-for': newClient() };
  request.headers = { host: 'sitio.example', 'user-agent': CHROME, ...client, ...headers };
  countVisit(request, path, query);
  return counted.mock.calls;
};

test.each([
  ['utm_source=boletin&utm_campaign=lluvias-2026', 'lluvias-2026'],
  ['utm_campaign=%3Cscript%3E', 'otras'],
])('a visit by %s counts for %s', (query, campaign) => {
  expect(visit(query)).toEqual([[campaign, ['visit']]]);
});

test.each<[string, string, IncomingHttpHeaders]>([
  ['a source without a campaign', 'utm_source=google', {}],
  ['a bot', 'utm_campaign=marca', { 'user-agent': 'Googlebot/2.1' }],
  ['a click on the site', 'utm_campaign=marca', { 'sec-fetch-site': 'same-origin' }],
])('%s is no visit', (_what, query, headers) => expect(visit(query, headers)).toEqual([]));

const MARCA = 'utm_campaign=marca';

test('500 visits of one client are one', () => {
  const client = { 'x-forwarded-for': newClient() };
  for (let at = 0; at < 500; at += 1) visit(`${MARCA}&utm_content=x-${at}`, client);
  expect(counted).toHaveBeenCalledTimes(1);
});

test('another page and another campaign of one client count, and so do other clients', () => {
  const client = { 'x-forwarded-for': newClient() };
  visit(MARCA, client);
  visit(MARCA, client, '/blog');
  visit('utm_campaign=lluvias-2026', client);
  visit(MARCA);
  expect(counted).toHaveBeenCalledTimes(4);
});

test('the addresses of one IPv6 network are one client', () => {
  visit(MARCA, { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' });
  visit(MARCA, { 'x-forwarded-for': '2001:db8:1:2::9' });
  visit(MARCA, { 'x-forwarded-for': '2001:db8:1:3::9' });
  expect(counted).toHaveBeenCalledTimes(2);
});

test('what is no visit keeps none from counting', () => {
  const client = { 'x-forwarded-for': newClient() };
  visit(MARCA, { ...client, 'sec-purpose': 'prefetch' });
  visit(MARCA, client);
  expect(counted).toHaveBeenCalledTimes(1);
});
