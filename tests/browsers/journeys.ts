import assert from 'node:assert/strict';
import { contactMessages, contactSent } from '../../lib/features/contact/fields';
import { listSubmissions } from '../../lib/content/embedded-gateway/submissions/inbox';
import type { Screen } from './screen';

export interface Surroundings {
  /** The gateway's data directory. */
  dataDir: string;
  /** Tells its submissions from those of other browsers. */
  browser: string;
}

/** What a browser has sent. */
const inbox = ({ dataDir, browser }: Surroundings, kind: string) =>
  listSubmissions(dataDir).filter(
    (one) => one.kind === kind && JSON.stringify(one.body).includes(browser),
  );

/** The journeys, each independent of the others. */
export const journeys: Record<string, (on: Screen, at: Surroundings) => Promise<void>> = {
  async 'home renders and its menu opens on a phone'(on) {
    await on.driver.resize(360, 780);
    await on.open('/');
    await on.sees('Conoce como podemos ayudarte');
    // The links of styles that are in the page ask for nothing.
    await on.holds(
      `() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css')).length === 1`,
    );
    await on.click('button', 'Abrir el menú');
    await on.click('button', 'Más páginas de Servicios');
    await on.sees('Disposición final');
    await on.click('button', 'Cerrar el menú');
    await on.driver.resize(1280, 900);
  },

  async 'the quote goes from step 1 to its confirmation'(on, at) {
    await on.open('/cotizador');
    await on.click('choice', 'Transporte de residuos');
    await on.click('button', 'Siguiente');
    await on.sees('Paso 2/5');
    await on.choose('Estado', 'Nuevo León');
    await on.choose('Ciudad', 'Monterrey');
    await on.sees('Damos este servicio');
    await on.click('button', 'Siguiente');
    await on.sees('Paso 4/5');
    await on.click('choice', 'Lunes');
    await on.click('button', 'Siguiente');
    await on.sees('Paso 5/5');
    await on.fill('Nombre', at.browser);
    await on.fill('Empresa', 'Empresa Ficticia');
    await on.fill('Teléfono', '5555550101');
    await on.fill('Correo electrónico', 'prueba@cliente.example');
    await on.click('button', 'Enviar');
    await on.sees('Finalizado');
    assert.equal(inbox(at, 'quote').length, 1);
  },

  async 'the contact form says what is missing, then sends'(on, at) {
    await on.open('/contactanos');
    await on.click('button', 'ENVIAR');
    await on.sees(contactMessages.name);
    await on.fill('Nombre', at.browser);
    await on.fill('Teléfono', '5555550142');
    await on.fill('Correo electrónico', 'ursula@correo.example');
    await on.choose('Estado', 'Nuevo León');
    await on.choose('Ciudad', 'Apodaca');
    await on.fill('Mensaje', 'Prueba');
    await on.click('button', 'ENVIAR');
    await on.sees(contactSent);
    assert.equal(inbox(at, 'contact').length, 1);
  },

  async 'a zone opens in place: beside the list, on a phone below it, where it was pressed'(on) {
    for (const [width, height] of [
      [1280, 900],
      [360, 780],
    ] as const) {
      await on.driver.resize(width, height);
      await on.open('/sucursales/campeche');
      await on.holds(`() => document.querySelectorAll('details[data-href]').length === 3`);
      await on.click('button', 'Ah Kim Pech');
      await on.sees('Lunes a sábado');
      await on.holds(`() => location.pathname === '/sucursales/campeche/ah-kim-pech'`);
      await on.holds(`() => {
        const open = [...document.querySelectorAll('details[data-href][open]')];
        const [choice, panel] = open[0].children;
        const { top, right } = choice.getBoundingClientRect();
        const isBeside = panel.getBoundingClientRect().left > right;
        const hasBeside = innerWidth > 900 && CSS.supports('selector(::details-content)');
        return open.length === 1 && top >= 0 && top < innerHeight && isBeside === hasBeside;
      }`);
    }
    await on.driver.resize(1280, 900);
  },

  async 'the news grow and are filtered'(on) {
    await on.open('/blog');
    await on.seesTimes('main article', 3);
    await on.click('link', 'Cargar mas noticias');
    await on.seesTimes('main article', 5);
    await on.fill('Buscar noticias', 'composta');
    await on.click('button', 'Buscar');
    await on.sees('Se encontr');
    await on.click('button', 'Limpiar filtros');
    await on.sees('Se muestran 3 de');
  },

  async 'the search finds and shows more'(on) {
    await on.open('/busqueda?search=reciclaje');
    await on.sees('Búsqueda de "reciclaje"');
    await on.seesTimes('main article', 3);
    await on.click('link', 'Cargar más resultados');
    await on.seesTimes('main article', 5);
  },

  async 'the map changes its mode and opens a window'(on) {
    await on.open('/');
    await on.click('choice', 'Líneas de negocio');
    await on.click('choice', 'Sucursales');
    await on.click('button', 'Sucursal Durango');
    await on.sees('Ver sucursal Durango');
    await on.click('button', 'Cerrar la ventana');
  },

  async 'an annual report is drawn and offers its document'(on) {
    await on.open('/informes_anuales');
    await on.click('link', 'Ver Informe');
    await on.holds(`() => location.pathname.startsWith('/verReporte_anual/')`);
    await on.sees('Descargar pdf');
    await on.holds(`() => document.querySelector('[data-page="1"] canvas') !== null`);
  },

  async 'a question opens its answer'(on) {
    await on.open('/detalle_pregunta?id_grouper=1&id=1');
    await on.sees('Preguntas frecuentes');
    await on.holds(
      `() => document.querySelectorAll('details[id*="-pregunta-"][open]').length === 1`,
    );
    await on.click('button', '¿De qué depende el precio?');
  },
};
