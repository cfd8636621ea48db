import { found, unavailable, type Result } from '@/lib/content/gateway/result';
import { readTarget } from '@/lib/features/link-builder/choices';
import { readPlainLink } from '@/lib/features/link-builder/plain-link';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { UNSTORED_TAG } from '@/lib/server/cache/tags';
import { recorded } from '@/tests/support/next-cache';

const line = { id: 4, name: 'Residuos clínicos', url: 'residuos-clinicos', route: 'rpbi' };
const state = { id: 19, name: 'Nuevo León', key: '19', shortname: 'NL' };

const mockReads = {
  lines: found([line]) as Result<unknown[]>,
  coverage: found([{ phone_number: '' }]) as Result<unknown[]>,
};
jest.mock('@/lib/features/quote/page', () => ({ getWizardLines: async () => mockReads.lines }));
jest.mock('@/lib/content/gateway/branches', () => ({
  getCoverage: async () => mockReads.coverage,
}));
jest.mock('@/lib/content/gateway/states', () => ({
  getQuoteStates: async () => found([state]),
  getQuoteCities: async () => found([{ id: 986, name: 'Monterrey' }]),
}));
jest.mock('@/lib/features/search/response', () => ({
  suggestionsFor: async (term: string) => (term === 'historia' ? [{ href: '/h' }] : []),
}));
jest.mock('@/lib/features/zone-finder/answer-zones', () => ({
  answerZones: async (term: string) => ({ results: term === 'cumbres' ? [{ path: '/z' }] : [] }),
}));

const read = (fields: Record<string, string>) =>
  readPlainLink(readTarget(new URLSearchParams(fields)), 'https://sitio.example/');
const quote = (fields: Record<string, string>) =>
  read({ tipo: 'cotizador', linea: '4', estado: '19', ...fields });

beforeEach(() => {
  mockReads.lines = found([line]);
  mockReads.coverage = found([{ phone_number: '' }]);
  recorded.lives.length = 0;
  recorded.tags.length = 0;
});

test.each([
  [{ ciudad: 'MONTERREY' }, '&estado=nuevo-leon&ciudad=monterrey'],
  [{ ciudad: '986' }, '&estado=nuevo-leon&ciudad=monterrey'],
  [{}, '&estado=nuevo-leon'],
  [{ estado: '' }, ''],
])('the wizard with %j', async (fields, rest) =>
  expect(await quote(fields)).toEqual({ path: `/cotizador?servicio=residuos-clinicos${rest}` }),
);

test.each([
  [{ linea: '' }, 'Elija la línea de negocio.'],
  [{ ciudad: 'Atlantis' }, 'No encontramos esa ciudad.'],
  [{ estado: '', ciudad: 'Monterrey' }, 'No encontramos esa ciudad.'],
])('what is missing is said: %j', async (fields, problem) =>
  expect(await quote(fields)).toEqual({ problem: expect.stringContaining(problem) }),
);

test('no coverage and an outage are two things', async () => {
  mockReads.coverage = found([]);
  expect(await quote({ ciudad: 'monterrey' })).toEqual({
    problem: expect.stringContaining('no tiene cobertura en Monterrey, Nuevo León'),
  });
  mockReads.coverage = unavailable;
  expect(await quote({ ciudad: 'monterrey' })).toEqual({ isUnavailable: true });
  mockReads.lines = unavailable;
  expect(await quote({})).toEqual({ isUnavailable: true });
});

test('words take the best page and the best zone, addresses what they name', async () => {
  expect(await read({ pagina: 'historia' })).toEqual({ path: '/h' });
  expect(await read({ pagina: '/blog' })).toEqual({ path: '/blog' });
  expect(await read({ tipo: 'zona', zona: 'cumbres' })).toEqual({ path: '/z' });
  for (const pagina of ['nada de eso', '¿?', '', 'https://otro.example/']) {
    expect(await read({ pagina })).toEqual({ problem: expect.stringContaining('Busque') });
  }
});

test('it is fresh for seconds, and its page is never stored', async () => {
  await read({ tipo: 'mapa' });
  expect(recorded).toEqual({ lives: [lifetimes.missing], tags: [UNSTORED_TAG] });
  mockReads.lines = unavailable;
  await quote({});
  expect(recorded.lives.at(-1)).toBe(lifetimes.unavailable);
});
