/**
 * Folders of paths that contain visitors' input or a folio, which no cache and no log may store.
 * deploy/nginx/nginx.conf has the same list.
 */
export const TYPED_FOLDERS = ['/busqueda/resultados/', '/contactanos/recibido/'] as const;

const FOLDERS = TYPED_FOLDERS.join('|');
const TYPED_PATH = new RegExp(`^(?:${FOLDERS})`, 'i');
// Next's own route names, such as `/contactanos/recibido/[folio]`, do not match.
const TYPED_TEXT = new RegExp(`(${FOLDERS})(?!\\[)[^\\s?#]*`, 'gi');

/** Returns whether a path contains visitors' input, which may be private. */
export const holdsTyped = (path: string): boolean => TYPED_PATH.test(path);

/** Masks visitors' input in a text with paths or URLs for the log: `/contactanos/recibido/*`. */
export const maskTyped = (text: string): string => text.replace(TYPED_TEXT, '$1*');
