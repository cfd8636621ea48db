/** What the texts call a draft. */
export type DraftKind = 'message' | 'quote';

const nouns = { message: 'mensaje', quote: 'cotización' };
const isFeminine = (kind: DraftKind) => kind === 'quote';

/** "Tiene un mensaje sin enviar del 23 de noviembre. ¿Desea enviarlo?" */
export function draftOffer(kind: DraftKind, savedAt: number): string {
  // Not at module level: it loads locale data, and few visitors have a draft.
  const day = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long' });
  const [article, pronoun] = isFeminine(kind) ? ['una', 'la'] : ['un', 'lo'];
  return `Tiene ${article} ${nouns[kind]} sin enviar del ${day.format(savedAt)}. ¿Desea enviar${pronoun}?`;
}

/** After a failure without an answer. */
export function draftSaved(kind: DraftKind, isOnDevice: boolean): string {
  const participle = isFeminine(kind) ? 'guardada' : 'guardado';
  const where = isOnDevice
    ? 'en este dispositivo por un máximo de 24 horas, a la vista de quien lo use'
    : 'solo hasta que cierre esta pestaña';
  return `Su ${nouns[kind]} queda ${participle} ${where}.`;
}

/** After its content was put back into the form. */
export const draftRestored = 'Recuperamos lo que escribió. Revíselo y pulse Enviar cuando guste.';

/** What the buttons say. */
export const draftActions = {
  restore: { message: 'Recuperar mensaje', quote: 'Recuperar cotización' },
  keep: 'Guardar en este dispositivo',
  erase: 'Borrar',
} as const;
