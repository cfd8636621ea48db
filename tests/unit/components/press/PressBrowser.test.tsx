import { act, fireEvent, screen } from '@testing-library/react';
import { PressBrowser } from '@/components/press/PressBrowser';
import { renderAt } from '@/tests/support/fresh-cache';
import { mockFetch } from '@/tests/support/mock-fetch';
import { cards, firstPage } from '@/tests/unit/features/press/support';

let asked: ReturnType<typeof mockFetch>;

/** Scrolls in a window of 800 px and a document of 3,000 px. */
function scrollTo(y: number) {
  Object.assign(window, { scrollY: y, innerHeight: 800 });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: 3_000,
  });
  return settle(() => fireEvent.scroll(window));
}

function open(address = '/prensa', initial = firstPage(8, true)) {
  renderAt(
    address,
    <>
      <PressBrowser initial={initial} />
      <footer>
        <a href="/contactanos">Contacto</a>
      </footer>
    </>,
  );
}

const count = () => screen.queryAllByRole('article').length;
const more = () => screen.queryByRole('link', { name: 'Cargar más comunicados' });
const settle = (work: () => void) => act(async () => work());
const path = () => window.location.pathname;

beforeEach(() => {
  Object.assign(window, { scrollY: 0 });
  asked = mockFetch();
});

test('the next page of 8 loads when the visitor scrolls to within two windows of the bottom', async () => {
  open();
  expect(count()).toBe(8);
  await scrollTo(599);
  expect(asked).toHaveLength(0);
  await scrollTo(600);
  expect(asked.map((request) => request.path)).toEqual(['/api/press?page=1']);
  await settle(() => asked[0]?.respond({ cards: cards(9, 8), hasMore: true }));
  expect(path()).toBe('/prensa/pagina/2');
  expect(count()).toBe(16);
  expect(screen.getByRole('status')).toHaveTextContent('Se muestran 16 comunicados');
  await scrollTo(2_200);
  expect(asked[1]?.path).toBe('/api/press?page=2');
  await settle(() => asked[1]?.respond({ cards: cards(17, 3), hasMore: false }));
  expect(count()).toBe(19);
  expect(screen.getByRole('status')).toHaveTextContent('19 comunicados; son todos');
  expect(more()).toBeNull();
  await scrollTo(2_200);
  expect(asked).toHaveLength(2);
});

test('the next page loads for a visitor who scrolled before hydration', async () => {
  await scrollTo(2_200);
  open();
  expect(asked.map((request) => request.path)).toEqual(['/api/press?page=1']);
});

test.each([
  [1, 1, '1 comunicado; es el único'],
  [2, 40, 'Se muestran 40 comunicados'],
])('a list from page %d with %d items and no more shows: %s', (from, items, text) => {
  const initial = { ...firstPage(items, false), firstPage: from, page: 6 };
  open('/prensa/pagina/6', initial);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('only one page loads at a time', async () => {
  open();
  await scrollTo(2_200);
  await scrollTo(2_200);
  expect(asked).toHaveLength(1);
});

test('scrolling loads only while the URL contains prensa', async () => {
  open();
  await settle(() => window.history.replaceState(null, '', '/blog'));
  await scrollTo(2_200);
  expect(asked).toHaveLength(0);
  await settle(() => window.history.replaceState(null, '', '/prensa'));
  await scrollTo(2_200);
  expect(asked).toHaveLength(1);
});

test('scrolling does not load while the focus is in the footer', async () => {
  open();
  screen.getByRole('link', { name: 'Contacto' }).focus();
  await scrollTo(2_200);
  expect(asked).toHaveLength(0);
});

test('the link adds a page in place and moves the focus to its first item', async () => {
  open();
  expect(more()).toHaveAttribute('href', '/prensa/pagina/2#comunicado-9');
  await settle(() => fireEvent.click(more() as Element));
  await settle(() => asked[0]?.respond({ cards: cards(9, 2), hasMore: false }));
  expect(screen.getByRole('link', { name: /Ver comunicado.*Comunicado 9$/ })).toHaveFocus();
});

test('a failed load keeps the list, shows the phone, and is not retried by scrolling', async () => {
  open();
  await scrollTo(2_200);
  await settle(() => asked[0]?.fail(502));
  expect(count()).toBe(8);
  expect(screen.getByRole('alert')).toHaveTextContent('800 733 22 22');
  await scrollTo(2_200);
  expect(asked).toHaveLength(1);
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })));
  await settle(() => asked[1]?.respond({ cards: cards(9, 8), hasMore: false }));
  expect(count()).toBe(16);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an item that moved between two pages is shown once', async () => {
  open();
  await scrollTo(2_200);
  await settle(() => asked[0]?.respond({ cards: cards(8, 8), hasMore: false }));
  expect(count()).toBe(15);
});
