import { valueOrUndefined, type Result } from '@/lib/content/gateway/result';
import type { ContentType } from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import { routes } from '@/lib/server/routing/routes';
import type { Content } from '../content';
import { told, type Impact } from '../report';
import { resultOf } from '../site/records';

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

function ofCall(name: string, type: ContentType, result: Result<unknown>): Impact[] {
  const { noun, plural = noun, leads, lists, shownOn = [] } = type;
  const place = leads ?? lists?.([])[0] ?? shownOn[0] ?? routes.home();
  const loss: Loss = losses[name] ?? [`nada de «${plural}»`];
  const [what, unavailable = 'gap', empty = 'gap', path = place] = loss;
  if (result.status === 'unavailable') {
    const fails = unavailable === 'broken' ? 'la página falla' : 'la página sale sin esa parte';
    const say = told(unavailable, `page-${name}`, REPAIR);
    return [say(path, `No se pudo leer ${what}: ${fails}.`)];
  }
  const value = valueOrUndefined(result) ?? '';
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  if (empty === null || !isEmpty) return [];
  return [told(empty, `page-${name}`, PUBLISH)(path, `El servicio no tiene ${what}.`)];
}

/** Pages that would fail, be empty, or lack a part. */
export const pageImpact = (content: Content): Impact[] =>
  Object.values(contentTypes).flatMap((type) =>
    Object.keys(type.calls ?? {}).flatMap((name) => {
      const result = resultOf(content, name);
      return NOT_SHOWN.has(name) || result === undefined ? [] : ofCall(name, type, result);
    }),
  );
