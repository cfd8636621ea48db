import assert from 'node:assert/strict';
import type { Line } from '../support/line';
import { inbox, type Surroundings } from './journeys';
import type { Screen } from './screen';

const COPY = 'Sin conexión. Esta copia es de hace un momento.';

/** Asks the page for what its device has, without waiting: `holds` asks again. */
const isKept = (path: string) => `() => {
  const look = async () => {
    for (const name of await caches.keys()) {
      const index = await (await caches.open(name)).match('/sin-conexion/paginas.json');
      const { pages = [] } = (await index?.json()) ?? {};
      const page = pages.find(({ path }) => path === '${path}');
      if (page?.seenAt > 0 && page.assets.length > 0) window.isKept = '${path}';
    }
  };
  void look();
  return window.isKept === '${path}';
}`;

/** With the service worker, over a line that is cut: nothing listens any more. */
export const offlineJourneys: Record<
  string,
  (on: Screen, at: Surroundings & { line: Line }) => Promise<void>
> = {
  async 'without a connection: what was seen, with its age, and nothing else'(on, { line }) {
    await on.open('/blog');
    await on.holds(isKept('/blog'));
    await line.cut();
    await on.open('/blog');
    await on.sees(COPY);
    await on.open('/informes_anuales');
    await on.sees('No pudimos abrir esta página.');
    await on.click('link', 'Noticias');
    await on.sees(COPY);
    await line.mend();
    await on.open('/informes_anuales');
    await on.sees('Informes anuales');
    assert(!(await on.text()).includes('Sin conexión'));

    // A browser that has a page asks for it again, and shows what the site says now.
    await on.open('/blog');
    line.set(500);
    await on.driver.goto(`${line.url}/blog`);
    await on.sees('Error');
    line.set('open');
  },

  async 'a quote that cannot be sent waits for its visitor'(on, at) {
    const sent = () => inbox(at, 'quote').length;
    const before = sent();
    await on.open('/cotizador');
    await on.click('choice', 'Transporte de residuos');
    await on.click('button', 'Siguiente');
    await on.choose('Estado', 'Nuevo León');
    await on.choose('Ciudad', 'Monterrey');
    await on.sees('Damos este servicio');
    await on.click('button', 'Siguiente');
    await on.sees('Paso 4/5');
    await on.holds(isKept('/cotizador'));
    await at.line.cut();
    await on.click('choice', 'Lunes');
    await on.click('button', 'Siguiente');
    await on.sees('Paso 5/5');
    await on.fill('Nombre', at.browser);
    await on.fill('Empresa', 'Empresa Ficticia');
    await on.fill('Teléfono', '5555550101');
    await on.fill('Correo electrónico', 'prueba@cliente.example');
    await on.click('button', 'Enviar');
    await on.sees('Su cotización no se envió: no hay conexión');
    await on.open('/cotizador');
    await on.sees(COPY);
    await at.line.mend();
    await on.open('/cotizador');
    await on.sees('Tiene una cotización sin enviar del');
    await on.click('button', 'Recuperar cotización');
    await on.sees('Paso 5/5');
    await on.holds(
      `() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Empresa Ficticia')`,
    );
    assert.equal(sent(), before);
    await on.click('button', 'Enviar');
    await on.sees('Finalizado');
    assert.equal(sent(), before + 1);
  },
};
