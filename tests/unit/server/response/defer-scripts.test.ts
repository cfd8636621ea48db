/** @jest-environment jsdom */
import { deferScripts } from '@/lib/server/response/defer-scripts.mts';

const HEAD =
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
  '<script src="/_next/static/chunks/c.js" async=""></script><script>inline()</script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const BODY = '<p>x</p><script src="/_next/static/chunks/b.js" id="_R_" async=""></script>';
const page = `<html><head>${HEAD}</head><body>${BODY}</body></html>`;

const loaderOf = (html: string) =>
  /<script>(\(\(list\) => .*)<\/script><\/head>/.exec(html)?.[1] ?? '';
const requested = () =>
  [...document.head.querySelectorAll('script')].map(
    (script) => `${script.getAttribute('src')} ${script.id} ${script.hasAttribute('async')}`,
  );
const SCRIPTS = ['/_next/static/chunks/c.js  true', '/_next/static/chunks/b.js _R_ true'];

/** Runs the page's loader as a browser does. */
function run(): void {
  new Function(loaderOf(deferScripts(page)))();
}

let isHidden: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.head.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
  isHidden.mockRestore();
});

test('everything but the scripts and their preloads stays where it is', () => {
  const html = deferScripts(page);
  const rest = html.replace(`<script>${loaderOf(html)}</script>`, '');
  expect(rest).toBe(
    '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
      '<script>inline()</script><script src="/_next/static/chunks/old.js" noModule=""></script>' +
      '</head><body><p>x</p></body></html>',
  );
});

test('a page that was prepared stays as it is, as does one without scripts', () => {
  expect(deferScripts(deferScripts(page))).toBe(deferScripts(page));
  expect(deferScripts('<html><head></head></html>')).toBe('<html><head></head></html>');
});

/** Of jest's timers. */
const FRAME_MS = 16;
const readToItsEnd = () => document.dispatchEvent(new Event('DOMContentLoaded'));

test('the scripts are requested once, in order, after the first frame of the complete page', () => {
  run();
  jest.advanceTimersByTime(60 * FRAME_MS);
  expect(requested()).toEqual([]);
  readToItsEnd();
  jest.advanceTimersByTime(10);
  expect(requested()).toEqual([]);
  jest.advanceTimersToNextFrame();
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(SCRIPTS);
  jest.advanceTimersByTime(5_000);
  expect(requested()).toEqual(SCRIPTS);
});

test('without a frame they are requested after two seconds, in a hidden tab at once', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  run();
  readToItsEnd();
  jest.advanceTimersByTime(1_999);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(SCRIPTS);
  frames.mockRestore();
  document.head.replaceChildren();
  isHidden.mockReturnValue(true);
  run();
  readToItsEnd();
  expect(requested()).toEqual(SCRIPTS);
});

test('until they are requested, images follow one another: the load event waits', () => {
  const pictures: Partial<HTMLImageElement>[] = [];
  const Picture = jest.spyOn(window, 'Image').mockImplementation(() => {
    const picture: Partial<HTMLImageElement> = {};
    pictures.push(picture);
    return picture as HTMLImageElement;
  });
  const comes = (picture = pictures.at(-1)) =>
    picture?.onload?.call(picture as HTMLImageElement, new Event('load'));
  run();
  readToItsEnd();
  expect(pictures).toHaveLength(1);
  comes();
  expect(pictures).toHaveLength(2);
  jest.advanceTimersByTime(2_000);
  comes();
  expect(pictures).toHaveLength(2);
  Picture.mockRestore();
});
