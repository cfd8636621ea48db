import { ServerResponse, type IncomingMessage } from 'node:http';
import { preparePage } from '@/lib/server/response/prepare-page.mts';
import { removeTypefaceLink } from '@/lib/server/response/typeface.mts';

const HINT = String.raw`:HL[\"/_next/static/media/a.woff2\",\"font\",{\"crossOrigin\":\"\",\"type\":\"font/woff2\"}]\n`;
const data = (hint: string) =>
  String.raw`<script>self.__next_f.push([1,"1:\"$Sreact\"\n${hint}0:[]\n"])</script>`;
const html = `<head><script src="/_next/static/chunks/c.js" async=""></script></head>${data(HINT)}`;
const font =
  '</_next/static/media/a.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"';
const picture = '</a.png>; rel=preload; as="image"';

test.each([
  [font, undefined],
  [`${font}, ${font}`, undefined],
  [`${font}, ${picture}`, picture],
])('a page fetches its typeface itself, once it knows whether data are dear', (link, left) => {
  const page = preparePage({ html, headers: { link } });
  expect(page.html).toContain('("/_next/static/media/a.woff2")</script>');
  expect(page.html).toContain(data(''));
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  response.setHeader('Link', link);
  removeTypefaceLink(response);
  expect(response.getHeader('Link')).toBe(left);
});
