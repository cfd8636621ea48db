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

/** After a failure without an answer. Whether it arrived is only known without a connection. */
export function draftSaved(kind: DraftKind, isOffline: boolean): string {
  const kept = `Guardamos su ${nouns[kind]} en este dispositivo`;
  return isOffline
    ? `Sin conexión. ${kept}; no se ha enviado.`
    : `El sitio no respondió. ${kept}; si ${isFeminine(kind) ? 'la' : 'lo'} envía de nuevo, contará una sola vez.`;
}

/** After its content was put back into the form. */
export const draftRestored = 'Recuperamos lo que escribió. Revíselo y pulse Enviar cuando guste.';

export const draftActions = {
  restore: { message: 'Recuperar mensaje', quote: 'Recuperar cotización' },
  erase: 'Borrar borrador',
} as const;
