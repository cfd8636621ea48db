import { companyName, supportPhone } from '@/lib/company';
import { config } from '@/lib/config';
import { entry, lineOf, type SearchEntry } from '@/lib/features/content-types/search-entry';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';

const { whatsappPhone } = config.facts;
const whatsapp = whatsappPhone ? ` WhatsApp ${whatsappPhone},` : '';

/** Returns the search entry of a fixed page, with its text or else its description. */
export function pageEntry(
  name: keyof typeof fixedPages,
  keywords: string,
  text: string = fixedPages[name].description,
): SearchEntry {
  const { title, description, path } = fixedPages[name];
  return entry('page', title, path, { line: lineOf(description), keywords, text });
}

/** Returns the entries of pages that do not depend on the gateway. */
export const staticPageEntries = (): SearchEntry[] => [
  { ...pageEntry('home', companyName), title: 'Inicio' },
  pageEntry('services', 'líneas de negocio, soluciones, manejo de residuos'),
  pageEntry('branches', 'sucursales, oficinas, ubicación, direcciones, cerca de mí'),
  pageEntry('blog', 'blog, artículos, novedades'),
  pageEntry('press', 'comunicados, boletines, medios, periodistas'),
  pageEntry('annualReports', 'reporte anual, resultados, memoria'),
  pageEntry('socialResponsibility', 'comunidad, donativos, programas sociales'),
  pageEntry(
    'sustainability',
    'sustentabilidad, medio ambiente, ecología, informes de sustentabilidad',
  ),
  { ...pageEntry('faqs', 'dudas, ayuda'), href: routes.faqs() },
  pageEntry(
    'contact',
    `teléfono ${supportPhone},${whatsapp} correo electrónico, asesor, queja, reclamación, sugerencia, reporte, atención a clientes, oficina corporativa`,
  ),
  pageEntry('quote', 'cotización, cotizador, presupuesto, precio, costo, contratar, asesor'),
  pageEntry('accessibility', 'discapacidad, lector de pantalla, barrera'),
  entry('page', 'Presencia nacional', routes.map(), {
    line: 'El mapa de México con nuestras sucursales y líneas de negocio.',
    keywords: 'mapa, cobertura, ciudades, estados, ubicación',
  }),
  entry('page', '¿Cuándo pasa la basura? Encuentra tu zona', routes.ownZone(), {
    line: 'Ve qué día pasa la próxima recolección, por colonia, ciudad o código postal.',
    keywords: 'camión, recolección, colonia, código postal',
  }),
];
