// Builds every public path of the site (specification, section 2, route table); no other code joins
// paths. Names come from the gateway and are percent-encoded.

import { trimSlug } from '@/lib/util/names';
import type { NamedTarget } from '@/lib/server/routing/legacy-redirects';

// No address has a line break; encoding a lone surrogate, such as half an emoji, would throw.
const segment = (name: string | number) =>
  encodeURIComponent(
    String(name)
      .trim()
      .replace(/\p{Cc}+/gu, ' ')
      .toWellFormed(),
  );

/** Returns a record's path segment: its url if it has one, otherwise the given name or id. */
const slug = (url: string, fallback: string | number) => segment(trimSlug(url) || fallback);

/** Returns the path of a record's page, or of one below it. */
const below = (record: string, name?: string) =>
  name === undefined ? record : `${record}/${segment(name)}`;

const paged = (base: string, page: number) => (page > 1 ? `${base}/pagina/${page}` : base);

function query(values: Record<string, string | number>): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const text = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** A record with its own page; `url` may be ''. */
interface Named {
  url: string;
  name: string;
}

/** The state of the news list in its URL. */
export interface NewsUrlState {
  /** From 1. */
  page: number;
  /** The words searched for; '' for none. */
  buscar: string;
  /** A state's id; '' for all. */
  estado: string;
}

/** Every canonical path of the site; names in them are encoded. */
export const routes = {
  home: () => '/',
  /** The map of the home page; `lineas` opens its mode of business lines. */
  map: (mode?: 'lineas') => `/${query({ mapa: mode ?? '' })}#map-section`,
  faqs: () => '/#faqs-section',
  notFound: () => '/error/404',

  institutional: (page: { url: string; element: string }) =>
    `/nuestra_empresa/${slug(page.url, page.element)}`,

  services: () => '/servicios',
  servicesLine: (line: Named & { route: string }, service?: string) =>
    below(`/servicios/${slug(line.route || line.url, line.name)}`, service),
  line: (line: Named, service?: string) =>
    below(`/detalle_linea/${slug(line.url, line.name)}`, service),

  branches: (page = 1) => paged('/sucursales', page),
  /** The zone finder. */
  ownZone: () => '/sucursales#encuentra-tu-zona',
  branch: (branch: Named, zone?: string) =>
    below(`/sucursales/${slug(branch.url, branch.name)}`, zone),
  /** The calendar of a zone's collections; `zone` is the segment of its page. */
  zoneCalendar: (branch: Named, zone: string): string =>
    `${routes.branch(branch, zone)}/calendario.ics`,
  /** A zone's sheet to print for the refrigerator. */
  zoneSheet: (branch: Named, zone: string): string => `${routes.branch(branch, zone)}/hoja`,

  blog: (page = 1) => paged('/blog', page),
  news: ({ page, buscar, estado }: NewsUrlState) =>
    paged('/blog', page) + query({ buscar, estado }),
  blogPost: (post: { url: string; title_publication: string }) =>
    `/Blog_Detalle/${slug(post.url, post.title_publication)}`,
  /** The page of a post by its title. */
  blogPostNamed: (name: string) => `/Blog_Detalle/${segment(name)}`,

  press: (page = 1) => paged('/prensa', page),
  pressItem: (name: string) => `/detalle_prensa/${segment(name)}`,

  annualReports: () => '/informes_anuales',
  annualReport: (report: { url: string; report_name: string }) =>
    `/verReporte_anual/${slug(report.url, report.report_name)}`,

  socialResponsibility: () => '/responsabilidad_social',
  socialStructure: () => '/respsocial_estructura',
  program: (program: { url_page: string; id_program: number }) =>
    `/resp_detalle/${slug(program.url_page, program.id_program)}`,
  programById: (programId: number) => `/resp_detalle/${programId}`,
  sustainability: () => '/sostenibilidad',

  faqDetail: () => '/detalle_pregunta',
  faq: (question: { id_grouper: number; id: number }) =>
    `/detalle_pregunta?id_grouper=${question.id_grouper}&id=${question.id}`,

  privacy: () => '/aviso_privacidad',
  privacyNotice: (notice: { url: string; id: number }) =>
    `/aviso_privacidad/${slug(notice.url, notice.id)}`,

  accessibility: () => '/accesibilidad',

  contact: () => '/contactanos',
  /** The phone numbers. */
  contactMeans: () => '/contactanos#medios',
  contactAboutSustainability: () => '/contactanos?o=sostenibilidad',
  /** Targets of a form that is sent without script: thanks, received, a field to correct, not sent. */
  contactThanks: () => '/contactanos/gracias',
  contactCheck: () => '/contactanos/revisar',
  /** The contact form, filled in for a missed collection; `date` is `YYYY-MM-DD`. */
  missedCollection: (branch: Named, zone: string, date: string) =>
    `/contactanos/recoleccion/${slug(branch.url, branch.name)}/${segment(zone)}/${segment(date)}`,
  contactNotSent: () => '/contactanos/no-enviado',
  contactReceived: (folio: string) => `/contactanos/recibido/${segment(folio)}`,
  quote: () => '/cotizador',
  quoteFor: (line: { url: string; id: number }) => `/cotizador?servicio=${slug(line.url, line.id)}`,
  /** The wizard, filled in from its link; '' leaves a field empty (lib/features/quote/deep-link.ts). */
  quoteWith: ({ service, state, city }: { service: string; state: string; city: string }) =>
    `/cotizador${query({ servicio: service, estado: state, ciudad: city })}`,
  quoteRequest: () => '/solicita_cotizacion',
  quoteRequestForm: () => '/solicita_cotizacion#solicitud',

  search: (term?: string) =>
    term === undefined ? '/busqueda' : `/busqueda?search=${encodeURIComponent(term)}`,
  searchPage: (term: string, page: number) =>
    `/busqueda${query({ search: term, pagina: page > 1 ? page : '' })}`,
  /** The target of a search form without script, with `?search=`, and the page it redirects to. */
  plainSearch: () => '/busqueda/resultados',
  plainResults: (term: string, page: number) => `/busqueda/resultados/${segment(term)}/${page}`,
  linkBuilder: () => '/enlaces',
  jobBoard: () => '/bolsadetrabajo',
  /** The vacancies, optionally with an opening and the search that found it. */
  vacancies: (found: { id?: number; search?: string } = {}) => `/vacantes${query(found)}`,

  /** The share image of the page at `path`; the pages of a list share one. */
  sharePicture: (path: string) => {
    const page = path.replace(/\?.*$/, '').replace(/\/pagina\/\d+$/, '');
    return `/compartir${page === '/' ? '/inicio' : page}`;
  },

  /** Contact for security reports (RFC 9116). */
  securityTxt: () => '/.well-known/security.txt',

  sitemap: () => '/sitemap.xml',
  /** One of the files of the index; `number` from 1. */
  sitemapFile: (number: number) => `/sitemap-paginas-${number}.xml`,
  newsSitemap: () => '/sitemap-noticias.xml',
  /** The RSS feed of a list, that of the news or the press room. */
  feed: (list: string) => `${list}/rss.xml`,

  serviceWorker: () => '/sw.js',

  /** A file of the gateway on the site's own path. */
  file: (name: string) => `/archivos/${encodeURIComponent(name)}`,
  /** A file's picture in one of the widths of next.config.mjs, in pixels. SVG is sent as it is. */
  picture: (file: string, width: number): string =>
    /\.svg$/i.test(file)
      ? routes.file(file)
      : `/_next/image?url=${encodeURIComponent(routes.file(file))}&w=${width}&q=75`,
  /** A document of the gateway, or its https address on another site. */
  document: (name: string): string =>
    /^\s*https:\/\//i.test(name) ? name.trim() : routes.file(name),
} as const;

/** Paths that the site's own scripts and forms request. */
export const apiRoutes = {
  news: ({ page, buscar, estado }: NewsUrlState) =>
    `/api/blog${query({ buscar, estado, pagina: page })}`,
  /** `page` from 0, as the gateway counts. */
  press: (page: number) => `/api/press${query({ page })}`,
  legacy: (target: NamedTarget) =>
    'branch' in target
      ? `/api/legacy/branch/${segment(target.branch)}`
      : `/api/legacy/line/${segment(target.line)}`,
  search: (term: string, page: number) =>
    `/api/search${query({ search: term, pagina: page > 1 ? page : '' })}`,
  suggestions: (term: string) => `/api/search/suggest${query({ search: term })}`,
  vitals: () => '/api/vitals',
  zones: (term: string) => `/api/zones${query({ q: term })}`,
  branchPlaces: () => '/api/zones/branches',
  states: () => '/api/states',
  cities: (stateId: number) => `/api/cities?state=${stateId}`,
  coverage: (lineId: number, cityId: number) => `/api/coverage?line=${lineId}&city=${cityId}`,
  battery: (lineId: number) => `/api/battery?line=${lineId}`,
  weekdays: () => '/api/weekdays',
  /** The cities of a state in the static catalogue. */
  catalogueCities: (stateId: string) => `/api/catalogue/${stateId}`,
  contactMessage: () => '/api/contact-message',
  /** `campaign` as `rememberedCampaign` returns it. */
  contact: (campaign = '') => `/api/contact${campaign === '' ? '' : `?${campaign}`}`,
  quote: () => '/api/quote',
} as const;

/** The paths of the quote pages, which have no floating quote button. */
export const quotePaths: readonly string[] = [routes.quote(), routes.quoteRequest()];
