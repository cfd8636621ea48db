import { routes } from '@/lib/server/routing/routes';
import type { Content } from '../content';
import type { Consequence } from '../report';
import type { Evidence } from './evidence';

type Severity = Consequence['severity'];

/** `empty`: undefined where nothing is lost. */
type Source = [
  of: keyof Content,
  path: string,
  what: string,
  unavailable: Severity,
  empty?: Severity,
];

/** What each page shows. */
const sources: readonly Source[] = [
  ['sections', routes.home(), 'el menú principal', 'gap', 'broken'],
  ['footerSections', routes.home(), 'los enlaces del pie', 'gap', 'gap'],
  ['homeSeo', routes.home(), 'los datos SEO de la portada', 'gap', 'gap'],
  ['quoteSeo', routes.quote(), 'los datos SEO del cotizador', 'gap', 'gap'],
  ['socialNetworks', routes.home(), 'las redes sociales', 'gap', 'gap'],
  ['indicators', routes.home(), 'los indicadores', 'gap', 'gap'],
  ['testimonials', routes.home(), 'los testimonios', 'gap', 'gap'],
  ['homeFaqs', routes.home(), 'las preguntas de la portada', 'gap', 'gap'],
  ['faqs', routes.faqDetail(), 'las preguntas frecuentes', 'broken', 'broken'],
  ['institutional', routes.home(), 'las páginas institucionales', 'broken', 'broken'],
  ['activeLines', routes.services(), 'las líneas activas', 'gap', 'gap'],
  ['lines', routes.services(), 'el detalle de las líneas', 'broken', 'broken'],
  ['serviceLines', routes.services(), 'las líneas de servicios', 'broken', 'broken'],
  ['quoteLines', routes.quote(), 'los servicios que se cotizan', 'broken', 'broken'],
  ['quoteStates', routes.quote(), 'los estados del cotizador', 'broken', 'broken'],
  ['frequencies', routes.quote(), 'los días de servicio', 'gap', 'gap'],
  ['lineMarkers', routes.map(), 'los filtros del mapa', 'gap', 'gap'],
  ['presence', routes.map(), 'la presencia por línea', 'gap', 'gap'],
  ['offices', routes.map(), 'las sucursales del mapa', 'gap', 'gap'],
  ['branches', routes.branches(), 'las sucursales', 'broken', 'broken'],
  ['posts', routes.blog(), 'las noticias', 'broken', 'broken'],
  ['postStates', routes.blog(), 'los estados del filtro de noticias', 'gap', 'gap'],
  ['press', routes.press(), 'los comunicados', 'broken', 'broken'],
  ['annualReports', routes.annualReports(), 'los informes anuales', 'broken', 'broken'],
  ['privacyNotices', routes.privacy(), 'los avisos de privacidad', 'broken', 'broken'],
  ['programs', routes.socialResponsibility(), 'los programas sociales', 'broken', 'gap'],
  [
    'responsibility',
    routes.socialResponsibility(),
    'el texto de responsabilidad social',
    'gap',
    'gap',
  ],
  ['strategy', routes.socialStructure(), 'la estructura de responsabilidad social', 'broken'],
  ['sustainability', routes.sustainability(), 'el texto de sostenibilidad', 'gap', 'gap'],
  ['sustainabilityPrograms', routes.sustainability(), 'los programas ambientales', 'gap'],
  ['sustainabilityReports', routes.sustainability(), 'los informes de sostenibilidad', 'gap'],
  [
    'sustainabilityMessage',
    routes.contactAboutSustainability(),
    'el mensaje inicial sobre sostenibilidad',
    'gap',
  ],
  ['jobBoard', routes.jobBoard(), 'la bolsa de trabajo', 'broken', 'gap'],
  ['contactPeople', routes.contact(), 'el directorio de contacto', 'gap', 'gap'],
];

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** Pages that would fail, be empty, or lack a part. */
export function pageConsequences({ content }: Evidence): Consequence[] {
  return sources.flatMap(([of, path, what, unavailable, empty]): Consequence[] => {
    const source = content[of];
    if (source instanceof Map) return [];
    const rule = `page-${of}`;
    if (source.status === 'unavailable') {
      const fails = unavailable === 'broken' ? 'la página falla' : 'la página sale sin esa parte';
      return [
        {
          severity: unavailable,
          rule,
          path,
          what: `No se pudo leer ${what}: ${fails}.`,
          fix: 'Corrija la llamada; la tabla dice cuál falla y por qué.',
        },
      ];
    }
    const hasNothing = source.status === 'missing' || isEmpty(source.value);
    if (empty === undefined || !hasNothing) return [];
    return [
      {
        severity: empty,
        rule,
        path,
        what: `El servicio no tiene ${what}.`,
        fix: 'Publique al menos un registro, o revise por qué la llamada contesta sin ninguno.',
      },
    ];
  });
}
