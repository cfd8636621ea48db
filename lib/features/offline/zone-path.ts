const SEGMENTS = 4;

/** Whether a path is that of a zone: `/sucursales/{name}/{zone}`. */
export const isZonePath = (path: string): boolean =>
  /^\/sucursales\/(?!pagina\/|zonas\/)/.test(path) && path.split('/').length === SEGMENTS;
