/** @jest-environment jsdom */
import { deferScripts } from '@/lib/server/response/defer-scripts.mts';
import { savingScript } from '@/lib/server/response/saving.mts';
import { earlyPressScript } from '@/lib/server/response/early-presses.mts';

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
  const html = deferScripts(page, '/_next/static/media/a.woff2');
  const [saving, others] = [
    `<script>${savingScript}("/_next/static/media/a.woff2")</script>`,
    `<script>${earlyPressScript}</script><script>${loaderOf(html)}</script>`,
  ];
  // Before the style, for which it would wait.
  expect(html).toContain(`<head>${saving}<link rel="stylesheet"`);
  const rest = html.replace(saving, '').replace(others, '');
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

describe('where data are dear', () => {
  const settle = () => jest.advanceTimersByTime(5_000);
  const press = (element: Element, type = 'pointerdown') =>
    element.dispatchEvent(new Event(type, { bubbles: true }));

  let timings: object[];
  beforeEach(() => {
    timings = [];
    performance.getEntriesByType = jest.fn(() => [{ serverTiming: timings }] as never);
    document.documentElement.dataset.saving = '';
    document.body.innerHTML =
      '<p>x <a href="/x">y</a></p><button type="button"><b>z</b></button>' +
      '<section aria-roledescription="carrusel"><i>1</i></section>';
    history.replaceState(null, '', '/blog?utm_source=x');
  });
  afterEach(() => {
    delete document.documentElement.dataset.saving;
    history.replaceState(null, '', '/');
  });
  const at = (selector: string) => document.querySelector(selector) ?? document.body;

  test.each([
    ['a press on a control', () => press(at('button b'))],
    ['focus on one', () => press(at('button'), 'focusin')],
    ['a key', () => press(at('p'), 'keydown')],
    ['a mouse above a carousel', () => press(at('i'), 'mouseover')],
  ])('the scripts wait for %s', (_what, intend) => {
    run();
    readToItsEnd();
    settle();
    press(at('p'));
    press(at('a'));
    press(at('button'), 'mouseover');
    expect(requested()).toEqual([]);
    intend();
    intend();
    expect(requested()).toEqual(SCRIPTS);
  });

  test('they wait on the page of a question, whose query the server reads', () => {
    history.replaceState(null, '', '/detalle_pregunta?id_grouper=1&id=1&utm_campaign=x');
    run();
    readToItsEnd();
    settle();
    expect(requested()).toEqual([]);
  });

  test.each([
    ['a part that is nothing without them', () => document.body.setAttribute('data-scripts', '')],
    ['a server timing, as copies do', () => void timings.push({ name: 'copy' })],
    ['a query', () => history.replaceState(null, '', '/blog?estado=campeche')],
  ])('they do not where the page has %s', (_what, change) => {
    change();
    run();
    readToItsEnd();
    settle();
    expect(requested()).toEqual(SCRIPTS);
    document.body.removeAttribute('data-scripts');
  });
});
