import { afterPaint } from '@/lib/cache/after-paint.cjs';

const HEAD =
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
  '<script src="/_next/static/chunks/c.js" async=""></script><script>inline()</script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const BODY = '<p>x</p><script src="/_next/static/chunks/b.js" id="_R_" async=""></script>';
const page = `<html><head>${HEAD}</head><body>${BODY}</body></html>`;

const loaderOf = (html: string) => /<script>(\(list=>.*)<\/script><\/head>/.exec(html)?.[1] ?? '';
const asked = () =>
  [...document.head.querySelectorAll('script')].map(
    (script) => `${script.getAttribute('src')} ${script.id} ${script.hasAttribute('async')}`,
  );
const SCRIPTS = ['/_next/static/chunks/c.js  true', '/_next/static/chunks/b.js _R_ true'];

/** Runs the page's loader as a browser does. */
function run(): void {
  new Function(loaderOf(afterPaint(page)))();
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
  const html = afterPaint(page);
  const rest = html.replace(`<script>${loaderOf(html)}</script>`, '');
  expect(rest).toBe(
    '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
      '<script>inline()</script><script src="/_next/static/chunks/old.js" noModule=""></script>' +
      '</head><body><p>x</p></body></html>',
  );
});

test('a page made ready once stays as it is, as does one without scripts', () => {
  expect(afterPaint(afterPaint(page))).toBe(afterPaint(page));
  expect(afterPaint('<html><head></head></html>')).toBe('<html><head></head></html>');
});

test('the scripts are asked for once, in their order, after the first frame', () => {
  run();
  jest.advanceTimersByTime(10);
  expect(asked()).toEqual([]);
  jest.advanceTimersToNextFrame();
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual(SCRIPTS);
  jest.advanceTimersByTime(5_000);
  expect(asked()).toEqual(SCRIPTS);
});

test('while the page is still read they wait for its end, however many frames it has had', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  run();
  jest.advanceTimersByTime(1_000);
  expect(asked()).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(50);
  expect(asked()).toEqual(SCRIPTS);
  state.mockRestore();
});

test('without a frame they are asked for after two seconds, in a hidden tab at once', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  run();
  jest.advanceTimersByTime(1_999);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual(SCRIPTS);
  frames.mockRestore();
  document.head.replaceChildren();
  isHidden.mockReturnValue(true);
  run();
  expect(asked()).toEqual(SCRIPTS);
});
