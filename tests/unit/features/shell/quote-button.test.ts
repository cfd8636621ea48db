import { quoteButtonPlace, quoteHref } from '@/lib/features/shell/quote-button';

test.each([
  ['/', 'docked'],
  ['/sucursales', 'docked'],
  ['/sucursales/pagina/2', 'docked'],
  ['/detalle_linea/reciclaje', 'docked'],
  ['/prensa-y-medios', 'docked'],
  ['/sucursales/campeche', 'flowing'],
  ['/sucursales/campeche/san-roman', 'flowing'],
  ['/contactanos', 'flowing'],
  ['/contacto', 'flowing'],
  ['/contactanos/recoleccion/campeche/san-roman/2026-11-30', 'flowing'],
  ['/verReporte_anual/informe-anual-2025', 'flowing'],
  ['/sucursales/campeche/San%20Rom%C3%A1n/hoja', 'flowing'],
  ['/bolsadetrabajo', 'flowing'],
  ['/vacantes', 'flowing'],
  ['/prensa', 'flowing'],
  ['/prensa/pagina/3', 'flowing'],
  ['/detalle_prensa/x', 'flowing'],
  ['/verReporte_anual/informe-2025', 'flowing'],
  ['/enlaces', 'flowing'],
  ['/error/404', 'flowing'],
  ['/_not-found', 'flowing'],
  ['/cotizador', 'none'],
  ['/solicita_cotizacion', 'none'],
])('the quote button of %s is %s', (path, place) => {
  expect(quoteButtonPlace(path)).toBe(place);
});

test.each([
  ['/', '/cotizador'],
  ['/blog', '/cotizador'],
  ['/detalle_linea/residuos-clinicos-rpbi', '/cotizador?servicio=residuos-clinicos-rpbi'],
  ['/detalle_linea/recoleccion/contenedores', '/cotizador?servicio=recoleccion'],
  ['/servicios/Recolecci%C3%B3n', '/cotizador?servicio=Recolecci%C3%B3n'],
  ['/servicios', '/cotizador'],
  ['/detalle_linea/%E9', '/cotizador'],
])('the quote button of %s leads to %s', (path, href) => {
  expect(quoteHref(path)).toBe(href);
});
