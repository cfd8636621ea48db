/**
 * Below these a path holds what a visitor typed or chose, or a folio: no cache and no log may keep it.
 * deploy/nginx/nginx.conf has the same list.
 */
export const TYPED_FOLDERS = ['/busqueda/resultados/', '/contactanos/recibido/'] as const;

const FOLDERS = TYPED_FOLDERS.join('|');
const TYPED_PATH = new RegExp(`^(?:${FOLDERS})`, 'i');
// Not Next's own names of its routes, such as `/contactanos/recibido/[folio]`.
const TYPED_TEXT = new RegExp(`(${FOLDERS})(?!\\[)[^\\s?#]*`, 'gi');

/** Whether a path holds what somebody typed, and so may be private. */
export const holdsTyped = (path: string): boolean => TYPED_PATH.test(path);

/** A text with paths or URLs as it may be logged: `/contactanos/recibido/*`. */
export const maskTyped = (text: string): string => text.replace(TYPED_TEXT, '$1*');
