import { listOrEmpty, valueOrUndefined } from '@/lib/content/gateway/result';
import type { ContentType } from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import { hasStructure } from '@/lib/features/programs/tabs';
import { buildNavigation } from '@/lib/features/shell/navigation';
import { routes } from '@/lib/server/routing/routes';
import { resultOf, type Content } from '../content';
import { told, type Impact } from '../report';
import { linkTargetsOf, type LinkTarget } from '../site/link-targets';

type Severity = Impact['severity'];

/** `empty`: null where nothing is lost. `path`: where it is seen, if not where its type is. */
type Loss = [what: string, unavailable?: Severity, empty?: Severity | null, path?: string];

/** What pages lack without a call; a gap, where nothing else is said. */
const losses: Readonly<Record<string, Loss>> = {
  sections: ['el menú principal', 'gap', 'broken'],
  footerSections: ['los enlaces del pie'],
  homeSeo: ['los datos SEO de la portada'],
  quoteSeo: ['los datos SEO del cotizador'],
  socialNetworks: ['las redes sociales'],
  carousel: ['el carrusel'],
  indicators: ['los indicadores'],
  clients: ['los clientes'],
  testimonials: ['los testimonios'],
  homeFaqs: ['las preguntas de la portada'],
  faqs: ['las preguntas frecuentes', 'broken', 'gap', routes.faqDetail()],
  institutional: ['las páginas institucionales'],
  activeLines: ['las líneas activas'],
  lines: ['el detalle de las líneas'],
  serviceLines: ['las líneas de servicios', 'broken', 'broken'],
  quoteLines: ['los servicios que se cotizan', 'broken', 'broken', routes.quote()],
  quoteStates: ['los estados del cotizador', 'broken', 'broken'],
  frequencies: ['los días de servicio'],
  lineMarkers: ['los filtros del mapa', 'gap', 'gap', routes.map()],
  presence: ['la presencia por línea', 'gap', 'gap', routes.map()],
  offices: ['las sucursales del mapa', 'gap', 'gap', routes.map()],
  branches: ['las sucursales', 'broken', 'broken'],
  posts: ['las noticias', 'broken'],
  postStates: ['los estados del filtro de noticias'],
  press: ['los comunicados', 'broken'],
  annualReports: ['los informes anuales', 'broken'],
  privacyNotices: ['los avisos de privacidad', 'broken', 'broken'],
  programs: ['los programas sociales'],
  responsibility: ['su texto'],
  strategy: ['la estructura de responsabilidad social', 'broken', null],
  sustainability: ['el texto de sostenibilidad'],
  sustainabilityPrograms: ['los programas ambientales', 'gap', null],
  sustainabilityReports: ['los informes de sostenibilidad', 'gap', null],
  sustainabilityMessage: ['el mensaje inicial', 'gap', null, routes.contactAboutSustainability()],
  jobBoard: ['la bolsa de trabajo', 'broken'],
  contactPeople: ['el directorio de contacto'],
};

/** The contact form has states of its own; the latest news are compared with the others. */
const NOT_SHOWN = new Set(['contactStates', 'latestPosts']);

const REPAIR = 'Corrija la llamada; la tabla dice cuál falla y por qué.';
const PUBLISH = 'Publique al menos un registro, o revise por qué la llamada contesta sin ninguno.';

function ofCall(content: Content, name: string, type: ContentType): Impact[] {
  const result = resultOf(content, name);
  if (result === undefined || NOT_SHOWN.has(name)) return [];
  const { noun, plural = noun, leads, lists, shownOn = [] } = type;
  const place = leads ?? lists?.([])[0] ?? shownOn[0] ?? routes.home();
  const loss: Loss = losses[name] ?? [`nada de «${plural}»`];
  const [what, unavailable = 'gap', empty = 'gap', path = place] = loss;
  if (result.status === 'unavailable') {
    const fails = unavailable === 'broken' ? 'la página falla' : 'la página sale sin esa parte';
    return [told(unavailable, `page-${name}`, REPAIR)(path, `No se pudo leer ${what}: ${fails}.`)];
  }
  const value = valueOrUndefined(result) ?? '';
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  if (empty === null || !isEmpty) return [];
  return [told(empty, `page-${name}`, PUBLISH)(path, `El servicio no tiene ${what}.`)];
}

/** Pages that would fail, be empty, or lack a part. */
export const pageImpact = (content: Content): Impact[] =>
  Object.values(contentTypes).flatMap((type) =>
    Object.keys(type.calls ?? {}).flatMap((name) => ofCall(content, name, type)),
  );

const CORRECT = 'Corrija la dirección de la sección, o desactívela.';

const WHY: Partial<Record<LinkTarget, string>> = {
  'no-page': 'el sitio no tiene esa página',
  'no-record': 'ningún registro tiene ese nombre',
};

/** Entries of both navigations that lead nowhere, as the site builds and routes them. */
export function navigationImpact(content: Content): Impact[] {
  const { strategy, sections, footerSections } = content;
  const targetOf = linkTargetsOf(content);
  const places = [['menú', sections] as const, ['pie', footerSections] as const];
  return places.flatMap(([where, list]) => {
    const items = buildNavigation(listOrEmpty(list), hasStructure(valueOrUndefined(strategy)));
    const links = items.flatMap((item) => [item, ...item.groups.flatMap((group) => group.links)]);
    return [...Map.groupBy(links, ({ href }) => href)].flatMap(([href, [first]]) => {
      const why = href.startsWith('/') ? WHY[targetOf(href)] : undefined;
      const what = `«${first?.label}» del ${where} no lleva a ningún lado: ${why}.`;
      return why === undefined ? [] : told('broken', 'navigation-nowhere', CORRECT)(href, what);
    });
  });
}

/** Pages that the site finds in a list when the call for the record does not know it. */
const FOUND_IN_LIST = new Set(['GET /web/business-line/detailRouter/*']);

/** Records of a list that cannot be opened: the page asks for them and gets another, or none. */
export function lookupImpact(content: Content): Impact[] {
  const targetOf = linkTargetsOf(content);
  return content.lookups.flatMap(({ call, title, path, status, isSame }): Impact[] => {
    if (status === 'unavailable' || (status === 'found' && isSame)) return [];
    if (status === 'found') {
      const fix = `Dé a cada registro una dirección única y haga que ${call} la respete.`;
      const what = `Al abrir «${title}» se muestra otro registro.`;
      return [told('broken', 'other-record', fix)(path, what)];
    }
    const isGap = FOUND_IN_LIST.has(call) && targetOf(path) === 'page';
    const fix = `Haga que ${call} encuentre el registro por su url y por su nombre.`;
    const what = isGap
      ? `${call} no conoce «${title}», que está en la lista.`
      : `«${title}» está en la lista, pero su página contesta «no encontrada».`;
    return [told(isGap ? 'gap' : 'broken', 'unreachable-record', fix)(path, what)];
  });
}
