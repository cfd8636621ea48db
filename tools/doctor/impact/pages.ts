import type { Result } from '@/lib/content/gateway/result';
import type { ContentType } from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import { routes } from '@/lib/server/routing/routes';
import { resultOf } from '../site/records';
import type { Impact } from '../report';
import { told, type Evidence } from './evidence';

type Severity = Impact['severity'];

/** The contact form has states of its own; the latest news are compared with the others. */
const NOT_SHOWN = new Set(['contactStates', 'latestPosts']);

/** `empty`: undefined where nothing is lost. */
type Source = [path: string, what: string, unavailable: Severity, empty?: Severity];

/** What each page shows, by the names of the calls. */
const sources: Readonly<Record<string, Source>> = {
  sections: [routes.home(), 'el menú principal', 'gap', 'broken'],
  footerSections: [routes.home(), 'los enlaces del pie', 'gap', 'gap'],
  homeSeo: [routes.home(), 'los datos SEO de la portada', 'gap', 'gap'],
  quoteSeo: [routes.quote(), 'los datos SEO del cotizador', 'gap', 'gap'],
  socialNetworks: [routes.home(), 'las redes sociales', 'gap', 'gap'],
  carousel: [routes.home(), 'el carrusel', 'gap', 'gap'],
  indicators: [routes.home(), 'los indicadores', 'gap', 'gap'],
  clients: [routes.home(), 'los clientes', 'gap', 'gap'],
  testimonials: [routes.home(), 'los testimonios', 'gap', 'gap'],
  homeFaqs: [routes.home(), 'las preguntas de la portada', 'gap', 'gap'],
  faqs: [routes.faqDetail(), 'las preguntas frecuentes', 'broken', 'gap'],
  institutional: [routes.home(), 'las páginas institucionales', 'gap', 'gap'],
  activeLines: [routes.services(), 'las líneas activas', 'gap', 'gap'],
  lines: [routes.services(), 'el detalle de las líneas', 'gap', 'gap'],
  serviceLines: [routes.services(), 'las líneas de servicios', 'broken', 'broken'],
  quoteLines: [routes.quote(), 'los servicios que se cotizan', 'broken', 'broken'],
  quoteStates: [routes.quote(), 'los estados del cotizador', 'broken', 'broken'],
  frequencies: [routes.quote(), 'los días de servicio', 'gap', 'gap'],
  lineMarkers: [routes.map(), 'los filtros del mapa', 'gap', 'gap'],
  presence: [routes.map(), 'la presencia por línea', 'gap', 'gap'],
  offices: [routes.map(), 'las sucursales del mapa', 'gap', 'gap'],
  branches: [routes.branches(), 'las sucursales', 'broken', 'broken'],
  posts: [routes.blog(), 'las noticias', 'broken', 'gap'],
  postStates: [routes.blog(), 'los estados del filtro de noticias', 'gap', 'gap'],
  press: [routes.press(), 'los comunicados', 'broken', 'gap'],
  annualReports: [routes.annualReports(), 'los informes anuales', 'broken', 'gap'],
  privacyNotices: [routes.privacy(), 'los avisos de privacidad', 'broken', 'broken'],
  programs: [routes.socialResponsibility(), 'los programas sociales', 'gap', 'gap'],
  responsibility: [routes.socialResponsibility(), 'su texto', 'gap', 'gap'],
  strategy: [routes.socialStructure(), 'la estructura de responsabilidad social', 'broken'],
  sustainability: [routes.sustainability(), 'el texto de sostenibilidad', 'gap', 'gap'],
  sustainabilityPrograms: [routes.sustainability(), 'los programas ambientales', 'gap'],
  sustainabilityReports: [routes.sustainability(), 'los informes de sostenibilidad', 'gap'],
  sustainabilityMessage: [routes.contactAboutSustainability(), 'el mensaje inicial', 'gap'],
  jobBoard: [routes.jobBoard(), 'la bolsa de trabajo', 'broken', 'gap'],
  contactPeople: [routes.contact(), 'el directorio de contacto', 'gap', 'gap'],
};

/** Without a line of its own: a gap where its records are listed. */
const sourceOf = ({ lists, shownOn, plural, noun }: ContentType): Source => {
  const path = lists?.([])[0] ?? shownOn?.[0] ?? routes.home();
  return [path, `nada de «${plural ?? noun}»`, 'gap', 'gap'];
};

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

const REPAIR = 'Corrija la llamada; la tabla dice cuál falla y por qué.';
const PUBLISH = 'Publique al menos un registro, o revise por qué la llamada contesta sin ninguno.';

function impactOf(
  name: string,
  result: Result<unknown>,
  [path, what, unavailable, empty]: Source,
): Impact[] {
  const rule = `page-${name}`;
  if (result.status === 'unavailable') {
    const fails = unavailable === 'broken' ? 'la página falla' : 'la página sale sin esa parte';
    return [told(unavailable, rule, REPAIR)(path, `No se pudo leer ${what}: ${fails}.`)];
  }
  const hasNothing = result.status === 'missing' || isEmpty(result.value);
  return empty !== undefined && hasNothing
    ? [told(empty, rule, PUBLISH)(path, `El servicio no tiene ${what}.`)]
    : [];
}

/** Pages that would fail, be empty, or lack a part. */
export function pageImpact({ content }: Evidence): Impact[] {
  return Object.values(contentTypes).flatMap((type) =>
    Object.keys(type.calls ?? {}).flatMap((name) => {
      const result = resultOf(content, name);
      if (NOT_SHOWN.has(name) || result === undefined) return [];
      return impactOf(name, result, sources[name] ?? sourceOf(type));
    }),
  );
}
