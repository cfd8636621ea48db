/** The page on which colleagues make links, and the zone that most of them lead to. */
export const DESK = '/enlaces';
export const ZONE = '/sucursales/monterrey/cumbres';

/** What each kind of link leads to. */
export const LINKS = {
  quote: '/cotizador?servicio=residuos-clinicos-rpbi&estado=nuevo-leon&ciudad=monterrey',
  news: '/blog?buscar=composta&estado=19',
  report: '/verReporte_anual/informe-anual-2025#p=3',
  zone: ZONE,
  map: '/?mapa=lineas&utm_source=facebook#map-section',
  question: '/detalle_pregunta?id_grouper=2&id=8',
};
