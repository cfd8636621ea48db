import { routes } from '@/lib/server/routing/routes';
import type { Content } from '../content';
import type { Consequence } from '../report';
import type { Evidence } from './evidence';

type Severity = Consequence['severity'];

interface Source {
  of: keyof Content;
  path: string;
  /** With its article. */
  what: string;
  /** For the page where the read is unavailable, and where there is nothing; undefined: no matter. */
  unavailable: Severity;
  empty?: Severity;
}

/** What each page shows first. */
const sources: readonly Source[] = [
  {
    of: 'sections',
    path: routes.home(),
    what: 'el menú principal',
    unavailable: 'gap',
    empty: 'broken',
  },
  {
    of: 'footerSections',
    path: routes.home(),
    what: 'los enlaces del pie',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'homeSeo',
    path: routes.home(),
    what: 'los datos SEO de la portada',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'quoteSeo',
    path: routes.quote(),
    what: 'los datos SEO del cotizador',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'socialNetworks',
    path: routes.home(),
    what: 'las redes sociales',
    unavailable: 'gap',
    empty: 'gap',
  },
  { of: 'carousel', path: routes.home(), what: 'el carrusel', unavailable: 'gap', empty: 'gap' },
  {
    of: 'indicators',
    path: routes.home(),
    what: 'los indicadores',
    unavailable: 'gap',
    empty: 'gap',
  },
  { of: 'clients', path: routes.home(), what: 'los clientes', unavailable: 'gap', empty: 'gap' },
  {
    of: 'testimonials',
    path: routes.home(),
    what: 'los testimonios',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'homeFaqs',
    path: routes.home(),
    what: 'las preguntas de la portada',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'faqs',
    path: routes.faqDetail(),
    what: 'las preguntas frecuentes',
    unavailable: 'broken',
    empty: 'broken',
  },
  {
    of: 'institutional',
    path: routes.home(),
    what: 'las páginas institucionales',
    unavailable: 'broken',
    empty: 'broken',
  },
  {
    of: 'activeLines',
    path: routes.services(),
    what: 'las líneas activas',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'lines',
    path: routes.services(),
    what: 'el detalle de las líneas',
    unavailable: 'broken',
    empty: 'broken',
  },
  {
    of: 'serviceLines',
    path: routes.services(),
    what: 'las líneas de servicios',
    unavailable: 'broken',
    empty: 'broken',
  },
  {
    of: 'quoteLines',
    path: routes.quote(),
    what: 'los servicios que se cotizan',
    unavailable: 'broken',
    empty: 'broken',
  },
  {
    of: 'quoteStates',
    path: routes.quote(),
    what: 'los estados del cotizador',
    unavailable: 'broken',
    empty: 'broken',
  },
  {
    of: 'frequencies',
    path: routes.quote(),
    what: 'los días de servicio',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'lineMarkers',
    path: routes.map(),
    what: 'los filtros del mapa',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'presence',
    path: routes.map(),
    what: 'la presencia por línea',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'offices',
    path: routes.map(),
    what: 'las sucursales del mapa',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'branches',
    path: routes.branches(),
    what: 'las sucursales',
    unavailable: 'broken',
    empty: 'broken',
  },
  {
    of: 'posts',
    path: routes.blog(),
    what: 'las noticias',
    unavailable: 'broken',
    empty: 'broken',
  },
  {
    of: 'postStates',
    path: routes.blog(),
    what: 'los estados del filtro de noticias',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'press',
    path: routes.press(),
    what: 'los comunicados',
    unavailable: 'broken',
    empty: 'broken',
  },
  {
    of: 'annualReports',
    path: routes.annualReports(),
    what: 'los informes anuales',
    unavailable: 'broken',
    empty: 'broken',
  },
  {
    of: 'privacyNotices',
    path: routes.privacy(),
    what: 'los avisos de privacidad',
    unavailable: 'broken',
    empty: 'broken',
  },
  {
    of: 'programs',
    path: routes.socialResponsibility(),
    what: 'los programas sociales',
    unavailable: 'broken',
    empty: 'gap',
  },
  {
    of: 'responsibility',
    path: routes.socialResponsibility(),
    what: 'el texto de responsabilidad social',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'strategy',
    path: routes.socialStructure(),
    what: 'la estructura de responsabilidad social',
    unavailable: 'broken',
  },
  {
    of: 'sustainability',
    path: routes.sustainability(),
    what: 'el texto de sostenibilidad',
    unavailable: 'gap',
    empty: 'gap',
  },
  {
    of: 'sustainabilityPrograms',
    path: routes.sustainability(),
    what: 'los programas ambientales',
    unavailable: 'gap',
  },
  {
    of: 'sustainabilityReports',
    path: routes.sustainability(),
    what: 'los informes de sostenibilidad',
    unavailable: 'gap',
  },
  {
    of: 'sustainabilityMessage',
    path: routes.contactAboutSustainability(),
    what: 'el mensaje inicial sobre sostenibilidad',
    unavailable: 'gap',
  },
  {
    of: 'jobBoard',
    path: routes.jobBoard(),
    what: 'la bolsa de trabajo',
    unavailable: 'broken',
    empty: 'gap',
  },
  {
    of: 'contactPeople',
    path: routes.contact(),
    what: 'el directorio de contacto',
    unavailable: 'gap',
    empty: 'gap',
  },
];

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** Pages that would fail, be empty, or lack a part. */
export function pageConsequences({ content }: Evidence): Consequence[] {
  return sources.flatMap(({ of, path, what, unavailable, empty }): Consequence[] => {
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
