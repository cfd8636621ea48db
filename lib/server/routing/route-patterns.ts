/**
 * The route table: one row for each page and its related routes; `*` matches one name. A page of `app/`
 * without an entry redirects to `/error/404`.
 */
export const routePatterns: readonly string[] = [
  '/nuestra_empresa/*',
  ...['/blog', '/blog/rss.xml', '/blog/pagina/*', '/Blog_Detalle/*'],
  ...['/contactanos', '/contactanos/gracias', '/contactanos/no-enviado', '/contacto'],
  ...['/contactanos/recibido/*', '/contactanos/revisar', '/contactanos/recoleccion/*/*/*'],
  ...['/aviso_privacidad', '/aviso_privacidad/*'],
  '/accesibilidad',
  ...['/cotizador', '/solicita_cotizacion'],
  ...['/informes_anuales', '/verReporte_anual/*'],
  ...['/responsabilidad_social', '/respsocial_estructura', '/resp_detalle/*'],
  ...['/prensa', '/prensa/pagina/*', '/detalle_prensa/*', '/prensa/rss.xml'],
  ...['/detalle_linea/*', '/detalle_linea/*/*'],
  '/detalle_pregunta',
  ...['/servicios', '/servicios/*', '/servicios/*/*'],
  ...['/sucursales', '/sucursales/pagina/*', '/sucursales/*', '/sucursales/*/*'],
  ...['calendario.ics', 'hoja'].map((name) => `/sucursales/*/*/${name}`),
  ...['/busqueda', '/busqueda/resultados', '/busqueda/resultados/*/*'],
  '/enlaces',
  '/sostenibilidad',
  ...['/bolsadetrabajo', '/vacantes'],
  '/archivos/*',
  ...['/compartir/*', '/compartir/*/*', '/compartir/*/*/*'],
  '/error/404',
  '/.well-known/security.txt',
];

/** The route handlers as metrics label them; `*` matches one name. */
export const handlerPatterns: readonly string[] = [
  ...['/api/health', '/api/ready', '/api/revalidate', '/api/vitals'],
  ...['/api/blog', '/api/press', '/api/search', '/api/search/suggest'],
  ...['/api/zones', '/api/zones/branches', '/api/catalogue/*', '/api/states', '/api/cities'],
  ...['/api/battery', '/api/coverage', '/api/weekdays', '/api/contact-message'],
  ...['/api/contact', '/api/quote'],
  ...['/api/legacy/*/*', '/api/sitemap/*', '/api/speculation-rules'],
  ...['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/sitemap-noticias.xml', '/sw.js'],
];
