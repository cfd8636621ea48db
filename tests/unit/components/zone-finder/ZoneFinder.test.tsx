import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ZoneFinder } from '@/components/zone-finder/ZoneFinder';
import type { ZoneAnswer, ZoneResult } from '@/lib/features/zone-finder/answer';
import { hrefOf } from '@/tests/support/href-of';
import { mockFetch } from '@/tests/support/mock-fetch';
import { zoneDates } from '@/tests/unit/features/collection/zone-dates';

/** Monday, 23 November 2026, 9:00 in Monterrey. */
const NOW = Date.UTC(2026, 10, 23, 15);

const result = (zone: string, rest: Partial<ZoneResult> = {}): ZoneResult => ({
  ...{ zone, branch: 'Monterrey', state: 'Nuevo León', postalCode: '64440' },
  path: `/sucursales/monterrey/${zone}`,
  program: 'Lunes y jueves · 6:00 a 12:00 h',
  dates: zoneDates([{ weekdays: [1, 4], from: 360, to: 720 }]),
  ...rest,
});
/** Returns a response to the last request. */
const answer = (...results: ZoneResult[]): ZoneAnswer => ({
  term: new URL(asked.at(-1)?.path ?? '', 'http://sitio.example').searchParams.get('q') ?? '',
  results,
  total: results.length,
});

let asked: ReturnType<typeof mockFetch>;
const box = () => screen.getByRole('searchbox', { name: 'Colonia, zona, ciudad o código postal' });
const form = () => screen.getByRole('search', { name: 'Zonas' });
const status = () => screen.getByRole('status');
const links = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('a'));
const near = () => screen.getByRole('button', { name: 'Cerca de mí' });
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(160)));
const type = async (value: string) => {
  fireEvent.input(box(), { target: { value } });
  await settle();
};
const give = (value: unknown) => act(async () => asked.at(-1)?.respond(value));

async function find(term: string, ...results: ZoneResult[]) {
  await type(term);
  await give(answer(...results));
}

function locateWith(getCurrentPosition: Partial<Geolocation>['getCurrentPosition']) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: getCurrentPosition && { getCurrentPosition },
  });
}

const scrolled = jest.fn();
let isTouch = false;

beforeEach(async () => {
  jest.useFakeTimers({ now: NOW });
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: query.includes('coarse') && isTouch }),
  });
  HTMLElement.prototype.scrollIntoView = scrolled;
  asked = mockFetch();
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ZoneFinder />
    </SWRConfig>,
  );
  fireEvent.focus(box());
  await settle();
});
afterEach(() => jest.useRealTimers());

test('the finder leads to the results of the search without script', () => {
  expect(form()).toHaveAttribute('action', '/busqueda/resultados');
  expect(box()).toBeRequired();
  expect(asked).toHaveLength(0);
});

test('the box makes room for results above the keyboard on a touch screen', () => {
  expect(scrolled).not.toHaveBeenCalled();
  isTouch = true;
  fireEvent.focus(box());
  isTouch = false;
  expect(scrolled.mock.contexts).toEqual([form()]);
});

test('one request is sent once typing pauses, from two letters', async () => {
  await type('c');
  expect(asked).toHaveLength(0);
  fireEvent.input(box(), { target: { value: 'cum' } });
  await type('cumb');
  expect(asked.map(({ path }) => path)).toEqual(['/api/zones?q=cumb']);
  expect(status()).toHaveTextContent('Buscando…');
});

test('zones are shown with their branch and the next collection, and announced', async () => {
  await type('c');
  await find('ce', result('Centro'), result('Cumbres', { dates: zoneDates([{ weekdays: [3] }]) }));
  expect(status()).toHaveTextContent('2 zonas');
  expect(links()[0]).toHaveAttribute('href', '/sucursales/monterrey/Centro');
  expect(links()[0]).toHaveTextContent('Centro Monterrey · Nuevo León');
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Recolección en curso: hoy, de 6:00 a 12:00');
  expect(second).toHaveTextContent('Próxima recolección: miércoles 25 de noviembre');
});

test('the next collection is updated when the page becomes visible again', async () => {
  await find('ce', result('Centro'));
  jest.setSystemTime(NOW + 4 * 3_600_000);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('listitem')).toHaveTextContent('jueves 26 de noviembre, de 6:00 a 12:00');
});

test('texts without dates stay as the editor wrote them', async () => {
  await type('ce');
  const { branch, state, postalCode, path } = result('Centro');
  await give(
    answer({
      zone: 'Centro',
      branch,
      state,
      postalCode,
      path,
      program: 'Según rol · 6:00 a 12:00 h',
    }),
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Según rol · 6:00 a 12:00 h');
});

test('an empty result shows other ways on and the phone', async () => {
  await find('zzz');
  expect(status()).toHaveTextContent('No encontramos “zzz” entre nuestras zonas.');
  expect(screen.getByRole('link', { name: '800 733 22 22' })).toBeInTheDocument();
  expect(hrefOf('todas las sucursales')).toBe('/sucursales');
});

describe('while the list belongs to an earlier text', () => {
  const enter = () => fireEvent.submit(form());
  const list = () => screen.getByRole('list').parentElement;

  beforeEach(async () => {
    await find('cumbres', result('Cumbres'));
    await type('san roman');
  });

  test('the status says so, and the list cannot be reached', async () => {
    expect(status()).toHaveTextContent('Buscando…');
    expect(list()).toHaveAttribute('inert');
    expect(list()).toHaveAttribute('aria-busy', 'true');
    await give(answer(result('San Román')));
    expect(status()).toHaveTextContent('1 zona');
    expect(list()).not.toHaveAttribute('inert');
    expect(list()).toHaveAttribute('aria-busy', 'false');
  });

  test('Enter waits for the answer, then moves the focus to its first result', async () => {
    box().focus();
    enter();
    expect(box()).toHaveFocus();
    await give(answer(result('San Román'), result('Centro')));
    expect(links()[0]).toHaveTextContent('San Román');
    expect(links()[0]).toHaveFocus();
  });

  test('typing again cancels the press of Enter', async () => {
    box().focus();
    enter();
    await find('san roman c', result('San Román'));
    expect(box()).toHaveFocus();
  });

  test('Enter moves the focus to the retry button if the answer fails', async () => {
    enter();
    await act(async () => asked.at(-1)?.fail(502));
    expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
  });

  test('an earlier text is current again at once', async () => {
    fireEvent.input(box(), { target: { value: 'cumbres' } });
    expect(status()).toHaveTextContent('1 zona');
    expect(list()).not.toHaveAttribute('inert');
  });
});

test('a focused result keeps the focus when a request after a lost connection fails', async () => {
  await find('ce', result('Centro'));
  fireEvent.submit(form());
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(asked).toHaveLength(2);
  expect(links()[0]).toHaveFocus();
  await act(async () => asked.at(-1)?.fail(502));
  expect(links()[0]).toHaveFocus();
});

test('an outage shows a message, keeps the typed text and can be retried', async () => {
  await type('centro');
  await act(async () => asked.at(-1)?.fail(502));
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos buscar tu zona.');
  expect(box()).toHaveValue('centro');
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await settle();
  await give(answer(result('Centro')));
  expect(status()).toHaveTextContent('1 zona');
});

test('a lost connection shows its own message', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await type('centro');
  await act(async () => asked.at(-1)?.fail(502));
  expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión a internet');
  jest.restoreAllMocks();
});

describe('"Cerca de mí"', () => {
  const places = [
    {
      ...{ name: 'Lejos', state: 'Yucatán', path: '/sucursales/lejos' },
      ...{ latitude: 20.9, longitude: -89.6 },
    },
    {
      ...{ name: 'Monterrey', state: 'Nuevo León', path: '/sucursales/monterrey' },
      ...{ latitude: 25.7, longitude: -100.31 },
    },
  ];
  const at = { coords: { latitude: 25.67, longitude: -100.31 } } as GeolocationPosition;
  const press = async () => {
    fireEvent.click(near());
    await settle();
  };

  test('shows the nearest branches with their distance, from a list requested without the position', async () => {
    locateWith((found) => found(at));
    await press();
    expect(asked.map(({ path }) => path)).toEqual(['/api/zones/branches']);
    await give(places);
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Monterrey');
    expect(first).toHaveTextContent('a 3 km');
    expect(links()[0]).toHaveAttribute('href', '/sucursales/monterrey#zonas');
    expect(status()).toHaveTextContent('Las sucursales más cercanas');
  });

  test('fetches nothing without a position', async () => {
    locateWith((_, failed) => failed?.({ code: 1 } as GeolocationPositionError));
    await press();
    expect(status()).toHaveTextContent('No pudimos conocer tu ubicación.');
    expect(hrefOf('todas las sucursales')).toBe('/sucursales');
    expect(asked).toHaveLength(0);
  });

  test('shows a message if the list fails to load', async () => {
    locateWith((found) => found(at));
    await press();
    await act(async () => asked.at(-1)?.fail(502));
    expect(status()).toHaveTextContent('No pudimos cargar nuestras sucursales.');
  });

  test('returns to the zones when the visitor types', async () => {
    locateWith((found) => found(at));
    await press();
    await give(places);
    await find('centro', result('Centro'));
    expect(status()).toHaveTextContent('1 zona');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('Enter searches the typed text again instead of opening a branch nearby', async () => {
    await find('centro', result('Centro'));
    locateWith((found) => found(at));
    await press();
    await give(places);
    fireEvent.submit(form());
    await settle();
    expect(links()[0]).toHaveTextContent('Centro');
    expect(links()[0]).toHaveFocus();
  });
});
