import type { Page } from '@playwright/test';
import { expect } from '@/tests/e2e/support/fixtures';
import { printToPdf } from '@/tests/support/print-to-pdf';

/** Printed texts, and the maximum number of sheets. */
export const PAPER: Record<string, { sheets: number; texts: string[] }> = {
  '/': {
    sheets: 5,
    texts: ['Somos la empresa número uno', 'Recolección domiciliaria', 'Saltillo', 'Noticias'],
  },
  '/informes_anuales': { sheets: 1, texts: ['Informe anual 2020'] },
  '/verReporte_anual/informe-anual-2025': {
    sheets: 1,
    texts: ['Informe anual 2025', '/archivos/informe-anual-2025.pdf'],
  },
  '/responsabilidad_social': { sheets: 2, texts: ['Una buena vecina se nota', 'Manejo que cuida'] },
  '/respsocial_estructura': { sheets: 2, texts: ['Cómo nos organizamos para cumplir'] },
  '/resp_detalle/fabrica-circular': { sheets: 2, texts: ['https://www.youtube.com/watch?v='] },
  '/sostenibilidad': { sheets: 2, texts: ['Energía del biogás', 'https://www.youtube.com/watch'] },
  '/bolsadetrabajo': { sheets: 1, texts: ['Su próximo turno', 'A quién buscamos'] },
  '/vacantes': { sheets: 1, texts: ['Cómo postularse', 'En su sucursal'] },
  '/detalle_pregunta?id_grouper=1&id=1': {
    sheets: 12,
    texts: ['¿Cómo solicito una cotización?', 'Reciclaje y valorización'],
  },
  '/aviso_privacidad': { sheets: 4, texts: ['Aviso de privacidad integral', 'Sus derechos ARCO'] },
  '/accesibilidad': { sheets: 2, texts: ['Nuestro compromiso'] },
  '/blog': { sheets: 1, texts: ['Diciembre llega con más cartón'] },
  '/Blog_Detalle/composta-en-casa-doce-semanas': { sheets: 3, texts: ['Semana por semana'] },
  '/prensa': { sheets: 2, texts: ['Más de ochocientas familias'] },
  '/detalle_prensa/M%C3%A1s%20de%20ochocientas%20familias%20recorren%20el%20centro%20integral%20de%20procesamiento%20en%20la%20jornada%20de%20puertas%20abiertas':
    { sheets: 2, texts: ['Imágenes'] },
  '/busqueda': { sheets: 1, texts: ['Búsqueda'] },
  '/busqueda/resultados/reciclaje/1': { sheets: 2, texts: ['reciclaje'] },
  '/nuestra_empresa/historia': { sheets: 2, texts: ['1994', 'https://www.youtube.com/watch?v='] },
  '/servicios': { sheets: 4, texts: ['Nuestras líneas de negocio', 'Tipos de servicios'] },
  '/detalle_linea/residuos-clinicos-rpbi': { sheets: 3, texts: ['Envases y colores'] },
  '/sucursales': { sheets: 2, texts: ['Campeche', 'Yucatán'] },
  '/sucursales/campeche': { sheets: 1, texts: ['Zonas de servicio', 'San Román', 'Lunes'] },
  '/sucursales/campeche/san-roman': {
    sheets: 1,
    texts: ['San Román · Campeche', 'lunes, miércoles y viernes, de 6:00 a 12:00', '24040'],
  },
  '/sucursales/campeche/san-roman/hoja': {
    sheets: 1,
    texts: ['San Román', 'Miércoles', 'De 6:00 a 12:00', '55 5555 0606'],
  },
  '/enlaces': { sheets: 1, texts: ['Aquí aparecerá el enlace'] },
  '/cotizador': { sheets: 1, texts: ['¿Qué servicio necesita?'] },
  '/solicita_cotizacion': { sheets: 2, texts: ['Solicita tu cotización', '800 733 22 22'] },
  '/contactanos': { sheets: 1, texts: ['Directorio', 'Oficina corporativa'] },
};

/** Not printed. */
const CHROME =
  /Cargando PDF|Solicita tu cotizacion|Este sitio utiliza cookies|Ver mas|Reproducir video|ENVIAR|\d+ de \d+ diapositiva/;

/** The minimum of lines on the last of several sheets. */
const LEAST_LINES = 4;

/** What paper shows of a loaded page: its content, without the layout, on few sheets. */
export async function expectPrinted(page: Page, path: string) {
  const { sheets = 0, texts = [] } = PAPER[path] ?? {};
  await page.emulateMedia({ media: 'print' });
  // The paper of Mexico; another one where the page is longest.
  for (const format of path === '/' ? (['A4', 'Letter'] as const) : (['Letter'] as const)) {
    const paper = await printToPdf(page, format);
    const said = paper.sheets.join(' ');
    for (const text of texts) expect.soft(said, format).toContain(text);
    expect.soft(said, format).not.toMatch(CHROME);
    expect.soft(paper.sheets.length, format).toBeLessThanOrEqual(sheets);
    if (paper.sheets.length > 1)
      expect.soft(paper.lastLines, format).toBeGreaterThanOrEqual(LEAST_LINES);
  }
  expect.soft(await wastedInk(page), 'in print').toEqual({ dark: 0, empty: 0 });
}

/** Dark boxes, and pictures that did not come. */
function wastedInk(page: Page) {
  return page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const shown = [...document.body.querySelectorAll('*')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width * height > 400;
    });
    const luminance = (color: string) => {
      const [r = 255, g = 255, b = 255, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return 255 - (255 - (r + g + b) / 3) * alpha;
    };
    return {
      dark: shown.filter((element) => luminance(getComputedStyle(element).backgroundColor) < 110)
        .length,
      empty: shown.filter(
        (element) => element instanceof HTMLImageElement && element.naturalWidth === 0,
      ).length,
    };
  });
}
