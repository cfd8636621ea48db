import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchForm } from '@/components/search/SearchForm';
import { FreshCache } from '@/tests/support/fresh-cache';
import { mockFetch } from '@/tests/support/mock-fetch';

let asked: ReturnType<typeof mockFetch>;
const onSubmit = jest.fn((event: Event) => event.preventDefault());
const followed = jest.fn((event: Event) => {
  event.preventDefault();
  return event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
});

const suggestion = (name: string) => ({
  ...{ title: name, href: `#${name}`, kind: 'Sucursal', line: '' },
});
const box = () => screen.getByRole('combobox', { name: 'Buscar en el sitio' });
const options = () => screen.queryAllByRole('option');
const chosen = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const key = (name: string) => fireEvent.keyDown(box(), { key: name });
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const rest = () => act(async () => void (await jest.advanceTimersByTimeAsync(160)));
const give = (...names: string[]) => act(async () => asked.at(-1)?.respond(names.map(suggestion)));

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers();
  asked = mockFetch();
  onSubmit.mockClear();
  followed.mockClear();
  document.addEventListener('click', followed);
  render(<SearchForm term={undefined} />, { wrapper: FreshCache });
});
afterEach(() => {
  document.removeEventListener('click', followed);
  jest.useRealTimers();
});

async function open() {
  type('cam');
  await rest();
  await give('Campeche', 'Cancún');
}

test('the form requests suggestions once typing pauses, from two letters', async () => {
  type('c');
  await rest();
  expect(asked).toHaveLength(0);
  type('ca');
  type('cam');
  await rest();
  expect(asked.map(({ path }) => path)).toEqual(['/api/search/suggest?search=cam']);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await give('Campeche');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toHaveLength(1);
});

test('a typing error that is corrected at once does not end the request, but another text does', async () => {
  const ended = () =>
    jest.mocked(fetch).mock.calls.map(([, init]) => init?.signal?.aborted ?? false);
  type('cam');
  await rest();
  type('camp');
  type('cam');
  await rest();
  expect(ended()).toEqual([false]);
  type('camp');
  await rest();
  expect(ended()).toEqual([true, false]);
  type('c');
  await rest();
  expect(ended()).toEqual([true, true]);
});

test('the form announces the number of suggestions', async () => {
  await open();
  expect(screen.getByText(/^2 sugerencias\. Usa las flechas/)).toBeInTheDocument();
});

test('the arrow keys go through the list and back to the box, which keeps the focus', async () => {
  await open();
  expect(chosen()).toBeNull();
  key('ArrowDown');
  expect(chosen()).toHaveTextContent('Campeche');
  expect(chosen()).toHaveAttribute('aria-selected', 'true');
  key('ArrowDown');
  expect(chosen()).toHaveTextContent('Cancún');
  key('ArrowDown');
  expect(chosen()).toBeNull();
  key('ArrowUp');
  expect(chosen()).toHaveTextContent('Cancún');
  expect(options().every((option) => option.tabIndex === -1)).toBe(true);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(3);
});

test('Enter opens the chosen page, and otherwise submits the form', async () => {
  await open();
  expect(key('Enter')).toBe(true);
  expect(followed).not.toHaveBeenCalled();
  expect(options()).toHaveLength(0);
  type('camp');
  await rest();
  await give('Campeche');
  key('ArrowDown');
  expect(key('Enter')).toBe(false);
  expect(followed).toHaveReturnedWith('#Campeche');
  expect(options()).toHaveLength(0);
});

test('Escape closes the list and keeps the typed text', async () => {
  await open();
  expect(key('Escape')).toBe(false);
  expect(options()).toHaveLength(0);
  expect(box()).toHaveValue('cam');
  // The browser handles the next Escape.
  expect(key('Escape')).toBe(true);
});

test('leaving the box closes the list, and a later response does not reopen it', async () => {
  type('cam');
  await rest();
  fireEvent.blur(box());
  await give('Campeche');
  expect(options()).toHaveLength(0);
});

test('a failed response suggests nothing', async () => {
  type('cam');
  await rest();
  await act(async () => asked.at(-1)?.fail(502));
  expect(options()).toHaveLength(0);
});

test('suggestions for an earlier text cannot be chosen, and Escape still closes them', async () => {
  await open();
  type('cancun');
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  expect(options().every((option) => option.hasAttribute('inert'))).toBe(true);
  expect(screen.queryByText(/sugerencias/)).not.toBeInTheDocument();
  key('ArrowDown');
  expect(chosen()).toBeNull();
  await rest();
  await give('Cancún');
  key('ArrowDown');
  expect(chosen()).toHaveTextContent('Cancún');
  expect(chosen()).not.toHaveAttribute('inert');
  type('mer');
  expect(key('Escape')).toBe(false);
  expect(options()).toHaveLength(0);
});

test('a press on the list keeps the focus in the box', async () => {
  await open();
  expect(fireEvent.mouseDown(screen.getByRole('listbox'))).toBe(false);
  expect(fireEvent.mouseDown(options()[0] ?? document.body)).toBe(false);
});
