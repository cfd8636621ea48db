import { answer, ownPhone, question } from '@/tests/unit/features/quote/trees';

/** A fake of the site's API. */
export interface FakeSite {
  /** The bodies sent to `/api/quote`. */
  sent: Record<string, unknown>[];
  /** The requested paths in order. */
  asked: string[];
  /** Responses by path, which replace the defaults. A number is an HTTP status. */
  answers: Map<string, unknown>;
}

const states = [
  { id: 4, name: 'Campeche', key: '04', shortname: 'Camp.' },
  { id: 19, name: 'Nuevo León', key: '19', shortname: 'NL' },
];
const cities: Record<string, object[]> = {
  4: [{ id: 1, name: 'Calkiní' }],
  19: [
    { id: 978, name: 'Monterrey' },
    { id: 985, name: 'San Nicolás de los Garza' },
  ],
};

const tree = [
  question(
    '¿Qué genera?',
    answer('Cartón', question('¿Cuánto?', answer('Poco'), answer('Mucho'))),
    answer('Vidrio'),
  ),
];

const nearest = { name: 'Mérida', href: '/sucursales/merida', isOfCity: false };

function usual(path: string): unknown {
  const url = new URL(path, 'http://localhost');
  switch (url.pathname) {
    case '/api/states':
      return states;
    case '/api/cities':
      return cities[url.searchParams.get('state') ?? ''] ?? [];
    case '/api/coverage':
      return url.searchParams.get('city') === '1'
        ? { covered: false, phone: [], nearest }
        : { covered: true, phone: ownPhone };
    case '/api/battery':
      return { questions: tree, weekdays: ['Lunes', 'Martes'] };
    case '/api/weekdays':
      return ['Lunes', 'Domingo'];
    default:
      return { code: 200 };
  }
}

/** Replaces `fetch` by the fake site. */
export function fakeSite(): FakeSite {
  const site: FakeSite = { sent: [], asked: [], answers: new Map() };
  global.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input);
    site.asked.push(path);
    if (init?.method === 'POST') site.sent.push(JSON.parse(String(init.body)));
    const given = site.answers.get(path) ?? usual(path);
    const status = typeof given === 'number' ? given : 200;
    // The response has only the properties that the wizard reads, because jsdom has no `Response`.
    const headers = new Headers({ 'retry-after': '12' });
    return { ok: status === 200, status, headers, json: async () => given } as Response;
  });
  return site;
}
