/** All caches of the site's worker begin with this; the release follows. */
export const CACHE_PREFIX = 'sitio-';

/** Where a cache holds the list of its pages. No page has this path. */
export const INDEX_PATH = '/sin-conexion/paginas.json';
