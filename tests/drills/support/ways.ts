import type { Way } from '@/tests/drills/support/strangers';

/** Letter case by the bits of a number. */
const cased = (text: string, turn: number) =>
  [...text].map((char, at) => ((turn >> at) & 1 ? char.toUpperCase() : char)).join('');

export const WAYS: readonly Way[] = [
  { name: 'a thousand names in a query', path: () => `/?${'a&'.repeat(1_000)}` },
  {
    name: 'upgrades where there is no page',
    path: (turn) => `/wp-${turn}.php`,
    headers: { connection: 'Upgrade', upgrade: 'websocket' },
  },
  {
    name: 'one id on all requests for cold addresses',
    path: (turn) => `/sucursales/nadie-${turn}`,
    headers: { 'x-request-id': 'the-same-for-all' },
    isGatewaySlow: true,
  },
  {
    name: 'cold searches',
    path: (turn) => `/api/search?search=nadie${turn}`,
    isGatewaySlow: true,
  },
  { name: 'cold files', path: (turn) => `/archivos/nada-${turn}.pdf`, isGatewaySlow: true },
  {
    name: 'parts and letter case of a zone',
    path: (turn) => `/sucursales/campeche/${encodeURIComponent(cased('san román', turn))}`,
  },
  {
    name: 'names that no page reads',
    path: (turn) => `/blog?nada=${turn}`,
    headers: { 'next-url': '/nada' },
  },
  {
    name: 'spellings of a picture',
    path: (turn) => `/_next/image?url=%2Farchivos%2Fhero-1.webp%23${turn}&w=1200&q=75`,
  },
  { name: 'sitemaps', path: () => '/sitemap-paginas-1.xml' },
  { name: 'readiness', path: () => '/api/ready' },
  { name: 'folios', path: (turn) => `/folio/${100_000_000 + turn}` },
];

type Form = (turn: number) => string;

const CHEAP: readonly Form[] = [
  (turn) => `/inventada-${turn}`,
  (turn) => `/blog/inventada-${turn}`,
  (turn) => `/blog?nada=${turn}`,
  (turn) => `/?${'a&'.repeat(1_000)}${turn}`,
  (turn) => `/archivos/inventada-${turn}.png`,
  (turn) => `/_next/image?url=%2Farchivos%2Finventada-${turn}.png&w=640&q=75`,
  (turn) => `/_next/image?url=%2Farchivos%2Fhero-1.webp&w=${turn}&q=75`,
  (turn) => `/_next/image?url=%2Farchivos%2Fhero-1.webp%23${turn}&w=1200&q=75`,
  (turn) => `/compartir/inventada-${turn}.png`,
  (turn) => `/sitemap-paginas-${turn}.xml`,
  (turn) => `/api/states?nada=${turn}`,
  (turn) => `/api/press?page=${turn}`,
];
/** Rendered, or looked for at the gateway. */
const DEAR: readonly Form[] = [
  (turn) => `/Blog_Detalle/inventada-${turn}`,
  (turn) => `/sucursales/inventada-${turn}`,
  (turn) => `/sucursales/campeche/inventada-${turn}`,
  (turn) => `/sucursales/campeche/${encodeURIComponent(cased('san román', turn))}`,
  (turn) => `/folio/${100_000_000 + turn}`,
  (turn) => `/api/search?search=inventada${turn}`,
];

/** An address of no content, by its number: of ten nine are of a cheap form. */
export function madeUp(turn: number): string {
  const [forms, at] = turn % 10 === 0 ? [DEAR, turn / 10] : [CHEAP, turn];
  return forms[at % forms.length]?.(turn) ?? '';
}
