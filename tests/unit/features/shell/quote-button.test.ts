import { quoteButtonPlace } from '@/lib/features/shell/quote-button';

test.each([
  ['/', 'docked'],
  ['/sucursales', 'docked'],
  ['/sucursales/campeche', 'docked'],
  ['/sucursales/pagina/2', 'docked'],
  ['/detalle_linea/reciclaje', 'docked'],
  ['/sucursales/campeche/san-roman', 'flowing'],
  ['/sucursales/campeche/San%20Rom%C3%A1n/hoja', 'flowing'],
  ['/bolsadetrabajo', 'flowing'],
  ['/vacantes', 'flowing'],
  ['/prensa', 'flowing'],
  ['/prensa/pagina/3', 'flowing'],
  ['/detalle_prensa/x', 'flowing'],
  ['/enlaces', 'flowing'],
  ['/error/404', 'flowing'],
  ['/_not-found', 'flowing'],
  ['/cotizador', 'none'],
  ['/solicita_cotizacion', 'none'],
])('the quote button of %s is %s', (path, place) => {
  expect(quoteButtonPlace(path)).toBe(place);
});
