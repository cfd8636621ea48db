import { contactMessages, contactSent } from '../../lib/features/contact/fields';
import type { Screen } from './screen';

/** The independent journeys by name. The name that each one sends tells the browsers apart. */
export const journeys: Record<string, (on: Screen, name: string) => Promise<void>> = {
  async 'home is rendered and its map opens a window'(on) {
    await on.open('/');
    await on.sees('Conoce como podemos ayudarte');
    await on.click('choice', 'Líneas de negocio');
    await on.click('choice', 'Sucursales');
    await on.click('button', 'Sucursal Durango');
    await on.sees('Ver sucursal Durango');
  },

  async 'the quote goes from step 1 to its confirmation'(on, name) {
    await on.open('/cotizador');
    await on.click('choice', 'Transporte de residuos');
    await on.click('button', 'Siguiente');
    await on.sees('Paso 2/5');
    await on.choose('Estado', 'Nuevo León');
    await on.choose('Ciudad', 'Monterrey');
    await on.click('button', 'Siguiente');
    await on.sees('Paso 4/5');
    await on.click('choice', 'Lunes');
    await on.click('button', 'Siguiente');
    await on.sees('Paso 5/5');
    await on.fill('Nombre', name);
    await on.fill('Empresa', 'Empresa Ficticia');
    await on.fill('Teléfono', '5555550101');
    await on.fill('Correo electrónico', 'prueba@cliente.example');
    await on.click('button', 'Enviar');
    await on.sees('Finalizado');
  },

  async 'the contact form says what is missing, then sends'(on, name) {
    await on.open('/contactanos');
    await on.click('button', 'ENVIAR');
    await on.sees(contactMessages.name);
    await on.fill('Nombre', name);
    await on.fill('Teléfono', '5555550142');
    await on.fill('Correo electrónico', 'ursula@correo.example');
    await on.choose('Estado', 'Nuevo León');
    await on.choose('Ciudad', 'Apodaca');
    await on.fill('Mensaje', 'Prueba');
    await on.click('button', 'ENVIAR');
    await on.sees(contactSent);
  },

  async 'a branch leads to the page of a zone'(on) {
    await on.open('/sucursales/campeche');
    await on.click('link', 'Ah Kim Pech');
    await on.sees('Lunes a sábado');
    await on.holds(`() => location.pathname === '/sucursales/campeche/ah-kim-pech'`);
  },

  async 'the search finds and shows more'(on) {
    await on.open('/busqueda?search=reciclaje');
    await on.sees('Búsqueda de "reciclaje"');
    await on.holds(`() => document.querySelectorAll('main article').length === 3`);
    await on.click('link', 'Cargar más resultados');
    await on.holds(`() => document.querySelectorAll('main article').length === 5`);
  },

  async 'an annual report is drawn'(on) {
    await on.open('/informes_anuales');
    await on.click('link', 'Ver Informe');
    await on.holds(`() => location.pathname.startsWith('/verReporte_anual/')`);
    await on.sees('Descargar pdf');
    await on.holds(`() => document.querySelector('[data-page="1"] canvas') !== null`);
  },
};
