/** @jest-environment jsdom */
import { savingScript } from '@/lib/server/response/saving.mts';

let connection: { saveData?: boolean; effectiveType?: string };
let prefersReduced: boolean;

beforeEach(() => {
  connection = { effectiveType: '4g' };
  prefersReduced = false;
  localStorage.clear();
  delete document.documentElement.dataset.saving;
  document.head.replaceChildren();
  document.body.innerHTML =
    '<input type="checkbox" data-saving-switch><img srcset="/a 1w" loading="lazy" width="301">';
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
  window.matchMedia = jest.fn((query: string) => ({
    matches: prefersReduced && query === '(prefers-reduced-data: reduce)',
  })) as never;
});

/** Opens the page, as a browser does; what it then is. */
function open() {
  new Function(`${savingScript}("/letters.woff2")`)();
  const atFirst = document.documentElement.dataset.saving;
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  const box = document.querySelector('input');
  return {
    saves: 'saving' in document.documentElement.dataset,
    states: [atFirst, document.documentElement.dataset.saving],
    preload: document.querySelector('link[rel=preload]'),
    isOn: box?.checked,
    sizes: document.querySelector('img')?.getAttribute('sizes'),
    choose: () => box?.click(),
  };
}

test('on an ordinary line nothing is saved, and the typeface is asked for', () => {
  const { preload, ...others } = open();
  expect(others).toMatchObject({ saves: false, isOn: false, sizes: null });
  expect(preload).toMatchObject({ as: 'font' });
  expect(preload?.getAttribute('href')).toBe('/letters.woff2');
});

test.each([
  ['the browser saves data', () => void (connection = { saveData: true })],
  ['the line is slow', () => void (connection = { effectiveType: '3g' })],
  ['the line is very slow', () => void (connection = { effectiveType: 'slow-2g' })],
  ['the visitor prefers less', () => void (prefersReduced = true)],
  ['the visitor has chosen so', () => localStorage.setItem('ahorrar-datos', 'si')],
])('where %s pictures below are half as wide and the typeface is the system’s', (_what, make) => {
  make();
  const states = ['parsing', ''];
  const given = { saves: true, states, isOn: true, sizes: '151px', preload: null };
  expect(open()).toMatchObject(given);
});

test('a picture that is not laid out yet is as wide as its frame', () => {
  connection = { saveData: true };
  document.querySelector('img')?.removeAttribute('width');
  Object.defineProperty(document.body, 'offsetWidth', { configurable: true, value: 240 });
  expect(open().sizes).toBe('120px');
});

test("the visitor's own choice counts, from the next page on", () => {
  connection = { saveData: true };
  open().choose();
  delete document.documentElement.dataset.saving;
  const next = open();
  expect(next.saves).toBe(false);
  next.choose();
  expect(open().saves).toBe(true);
});
