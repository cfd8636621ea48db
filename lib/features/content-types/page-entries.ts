import { companyName, supportPhone } from '@/lib/company';
import { config } from '@/lib/config';
import { entry, lineOf, type SearchEntry } from '@/lib/features/content-types/search-entry';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';

type PageName = keyof typeof fixedPages;

const { whatsappPhone } = config.facts;
const whatsapp = whatsappPhone ? ` WhatsApp ${whatsappPhone},` : '';

const KEYWORDS: Record<Exclude<PageName, 'search' | 'privacy' | 'links'>, string> = {
  home: companyName,
  services: 'líneas de negocio, soluciones, manejo de residuos',
  branches: 'sucursales, oficinas, ubicación, direcciones, cerca de mí',
  blog: 'blog, artículos, novedades',
  press: 'comunicados, boletines, medios, periodistas',
  annualReports: 'reporte anual, resultados, memoria',
  socialResponsibility: 'comunidad, donativos, programas sociales',
  socialStructure: 'comité, presupuesto',
  sustainability: 'sustentabilidad, medio ambiente, ecología, informes de sustentabilidad',
  faqs: 'dudas, ayuda',
  jobBoard: 'empleo, trabajo, reclutamiento, currículum, sueldo, chofer, operador',
  vacancies: 'empleo, trabajo, puestos',
  contact: `teléfono ${supportPhone},${whatsapp} correo electrónico, asesor, queja, reclamación, sugerencia, reporte, atención a clientes, oficina corporativa`,
  quote: 'cotización, cotizador, presupuesto, precio, costo, contratar, asesor',
  accessibility: 'discapacidad, lector de pantalla, barrera',
};

const TITLES: Partial<Record<PageName, string>> = { home: 'Inicio' };

const ADDRESSES: Partial<Record<PageName, string>> = { faqs: routes.faqs() };

/** A fixed page for the site's search, with its text or else its description. */
export function pageEntry(name: keyof typeof KEYWORDS, text?: string): SearchEntry {
  const { title, description, path } = fixedPages[name];
  const rest = { line: lineOf(description), keywords: KEYWORDS[name], text: text ?? description };
  return entry('page', TITLES[name] ?? title, ADDRESSES[name] ?? path, rest);
}

const STANDING = [
  'home',
  'services',
  'branches',
  'blog',
  'press',
  'annualReports',
  'socialResponsibility',
  'sustainability',
  'faqs',
  'contact',
  'quote',
  'accessibility',
] as const;

const mapEntry = entry('page', 'Presencia nacional', routes.map(), {
  line: 'El mapa de México con nuestras sucursales y líneas de negocio.',
  keywords: 'mapa, cobertura, ciudades, estados, ubicación',
});

const ownZoneEntry = entry('page', '¿Cuándo pasa la basura? Encuentre su zona', routes.ownZone(), {
  line: 'Vea qué día pasa la próxima recolección, por colonia, ciudad o código postal.',
  keywords: 'camión, recolección, colonia, código postal',
});

/** Pages that exist whatever the gateway holds. */
export const staticPageEntries = (): SearchEntry[] => [
  ...STANDING.map((name) => pageEntry(name)),
  mapEntry,
  ownZoneEntry,
];
