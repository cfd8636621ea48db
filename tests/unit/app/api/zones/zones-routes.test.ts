import { getBranches, getZonedBranches } from '@/lib/content/gateway/branches';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { COMPANY } from '@/tests/unit/features/zone-finder/branches';

jest.mock('@/lib/content/gateway/branches');

let zones: typeof import('@/app/api/zones/route');
let places: typeof import('@/app/api/zones/branches/route');
let gateway: {
  zoned: jest.MockedFunction<typeof getZonedBranches>;
  all: jest.MockedFunction<typeof getBranches>;
};

const ask = (query: string) => zones.GET(new Request(`http://sitio.example/api/zones${query}`));

beforeEach(async () => {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.zone-index'));
  const branches = await import('@/lib/content/gateway/branches');
  gateway = {
    zoned: jest.mocked(branches.getZonedBranches),
    all: jest.mocked(branches.getBranches),
  };
  gateway.zoned.mockResolvedValue(found(COMPANY));
  gateway.all.mockResolvedValue(found(COMPANY));
  zones = await import('@/app/api/zones/route');
  places = await import('@/app/api/zones/branches/route');
});

describe('GET /api/zones', () => {
  test('returns a zone with its branch, its page and the data for its dates', async () => {
    const response = await ask('?q=%20anahuac%20');
    expect(response.headers.get('cache-control')).toContain('max-age=30');
    expect(await response.json()).toEqual({
      term: 'anahuac',
      total: 1,
      results: [
        {
          zone: 'Anáhuac',
          branch: 'San Nicolás de los Garza',
          state: 'Nuevo León',
          postalCode: '66484',
          path: '/sucursales/San%20Nicol%C3%A1s%20de%20los%20Garza/anahuac',
          program: 'Lunes y jueves · 6:00 a 12:00 h',
          dates: {
            schedule: [{ weekdays: [1, 4], from: 360, to: 720 }],
            clock: { minutes: -360, changes: [] },
            asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            phone: '800 733 22 22',
            isOnlyProgram: expect.any(Boolean),
          },
        },
      ],
    });
  });

  test('returns a branch whose zones the list does not contain', async () => {
    const { results } = await (await ask('?q=tlalpan')).json();
    expect(results).toMatchObject([{ zone: '', branch: 'Tlalpan', state: 'Ciudad de México' }]);
    expect(results[0]).not.toHaveProperty('dates');
  });

  test('returns at most eight zones and their total number', async () => {
    const many = { ...COMPANY[0]!, zones: COMPANY.flatMap((branch) => branch.zones) };
    gateway.zoned.mockResolvedValue(found([{ ...many, zones: [...many.zones, ...many.zones] }]));
    const { results, total } = await (await ask('?q=n')).json();
    expect(results.length).toBeLessThanOrEqual(8);
    expect(total).toBeGreaterThan(8);
  });

  test('returns an empty result without a match, also without any branch', async () => {
    expect(await (await ask('?q=zzzz')).json()).toEqual({ term: 'zzzz', results: [], total: 0 });
    gateway.zoned.mockResolvedValue(missing);
    expect((await ask('?q=centro')).status).toBe(200);
  });

  test.each(['', '?q=', '?q=%20%09', `?q=${'a'.repeat(201)}`])(
    'returns 400 for %j',
    async (query) => {
      const response = await ask(query);
      expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
    },
  );

  test('returns a 502 with a message during an outage, and results as soon as it is over', async () => {
    gateway.zoned.mockResolvedValue(unavailable);
    const response = await ask('?q=centro');
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(await response.json()).toMatchObject({ error: 'gateway-unavailable' });
    gateway.zoned.mockResolvedValue(found(COMPANY));
    expect((await ask('?q=centro')).status).toBe(200);
  });

  test('keeps the index during a later outage', async () => {
    await ask('?q=centro');
    jest.useFakeTimers({ advanceTimers: true, now: Date.now() });
    jest.advanceTimersByTime(16_000);
    gateway.zoned.mockResolvedValue(unavailable);
    const { total } = await (await ask('?q=centro')).json();
    jest.useRealTimers();
    expect(total).toBe(3);
  });
});

describe('GET /api/zones/branches', () => {
  test('returns the places of the branches, without those that have none', async () => {
    const nowhere = { ...COMPANY[0]!, latitude: undefined, longitude: -100 };
    gateway.all.mockResolvedValue(found([nowhere, COMPANY[3]!]));
    const place = { name: 'Campeche', state: 'Campeche', path: '/sucursales/Campeche' };
    expect(await (await places.GET()).json()).toEqual([
      { ...place, latitude: 25, longitude: -100 },
    ]);
  });

  test('returns no empty list in an outage', async () => {
    gateway.all.mockResolvedValue(unavailable);
    expect((await places.GET()).status).toBe(502);
  });
});
