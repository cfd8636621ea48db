import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { manyMarkers, MARKERS_CALL } from '@/tests/support/many-markers';

export const NETWORKS = ['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'TikTok', 'WhatsApp'];

/** One record more than their carousels show at once. */
const CLIENTS = 5;
const REPORTS = 4;

const LONG = 'Fraccionamiento Residencial Hacienda de las Lomas de Cocoyoc';

/** A zone with a long name and unreadable days. */
export const LONG_ZONE = {
  ...{ id: 9_001, title: LONG, timetable: 'Por la mañana, desde las 7' },
  frequency: 'Cada quince días, los martes; en temporada de lluvias pregunte antes',
  ...{ image_name: '', title_img: '', alt: '' },
};
export const LONG_DAILY_ZONE = {
  ...LONG_ZONE,
  ...{ id: 9_002, title: `${LONG} Dos`, frequency: 'Diario' },
};

/** The text of each post, with formatting whose meaning a page must keep. */
const TEXT = [
  '<p hidden>Borrador</p><p><a href="#inciso">Vea el inciso b</a>, <del>lunes</del> <ins>martes</ins></p>',
  '<p>Llame <img src="answer-01.webp" alt="Icono" width="24" height="24"> ya</p>',
  '<p lang="en">English</p>',
  '<p>Relleno</p>'.repeat(60),
  '<ol type="a"><li>uno</li><li id="inciso">dos</li></ol>',
].join('');

const firstOf = (body: unknown, count: number) => {
  const { data, ...rest } = Object(body);
  return { ...rest, data: data.slice(0, count) };
};

const withLongZones = (branch: unknown): unknown =>
  JSON.parse(
    JSON.stringify(branch, (key, value: unknown) => {
      if (key === 'zones') return [LONG_ZONE, LONG_DAILY_ZONE];
      return key === 'phone_number' ? '55 5555 0606 y 800 733 22 22' : value;
    }),
  );

const withText = (post: unknown): unknown =>
  JSON.parse(
    JSON.stringify(post, (key, value: unknown) => (key === 'text_publication' ? TEXT : value)),
  );

/** Starts the embedded gateway over HTTP with fewer, more or longer records than it has. */
export async function startUnusualGateway() {
  const markers = await manyMarkers(420);
  const altered: Record<string, (body: unknown) => unknown> = {
    '/web-page-conf/web/section': () =>
      Array.from({ length: 11 }, (_, at) => ({
        ...{ id_section: at + 1, section_name: `Sección número ${at + 1}`, enabled: 1 },
        head: [
          {
            subsection_head_name: 'Un encabezado bastante largo para la columna',
            subsection: Array.from({ length: 14 }, (_unused, entry) => ({
              ...{ id_subsection: entry + 1, subsection_name: `Subsección ${entry + 1}` },
              ...{ subsection_url: '/blog', enabled: 1 },
            })),
          },
        ],
      })),
    '/web-page-conf/web/social-networks/getall': () =>
      NETWORKS.map((title, at) => ({
        ...{ id: at + 1, title, url: `www.red-${at}.example`, name_image: null },
      })),
    '/web-page-conf/web/web-page-config/carousel': () => [],
    '/web-page-conf/web/clients/getAll': (body) => firstOf(body, CLIENTS),
    '/web-page-conf/web/sustainability/reports': (body) => firstOf(body, REPORTS),
    [MARKERS_CALL]: () => markers,
  };
  return startAlteredGateway((path, body) => {
    if (path.endsWith('/getByName/')) return withLongZones(body);
    if (path.endsWith('/blog/getbydesc/')) return withText(body);
    return altered[path]?.(body) ?? body;
  });
}
