import type { Unsent } from '@/lib/features/forms/send';

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

const subjects = {
  message: { notSent: 'Su mensaje no se envió', resend: 'envíelo' },
  quote: { notSent: 'Su cotización no se envió', resend: 'envíela' },
} as const;

/** Why a form was not sent and what its writer can do; the phone comes after it. */
export function unsentText(
  kind: DraftKind,
  unsent: Unsent,
  fieldNames: Record<string, string>,
): string {
  const { notSent, resend } = subjects[kind];
  const again = `${resend} de nuevo`;
  switch (unsent.outcome) {
    case 'rejected':
      return `${notSent}: nuestro sistema no aceptó los datos. Siguen aquí: revíselos y ${again}.`;
    case 'failed':
      return `${notSent}: nuestro sistema no responde. Sus datos siguen aquí: ${again}.`;
    case 'offline':
      return `${notSent}: no hay conexión. Sus datos siguen aquí: ${again} cuando vuelva.`;
    case 'unanswered':
      return `El sitio no respondió. Sus datos siguen aquí: si los envía de nuevo, contarán una sola vez.`;
    case 'limited': {
      const { seconds } = unsent;
      const span =
        seconds > 0 ? `${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}` : 'un momento';
      return `${notSent}: hay demasiados envíos desde su conexión. Espere ${span} y vuelva a enviar.`;
    }
    case 'large':
      return `${notSent}: lo que escribió es demasiado largo. Acórtelo y vuelva a enviar.`;
    case 'invalid': {
      const name = fieldNames[unsent.field];
      const what = name ? `revise el dato “${name}”` : 'revise sus datos';
      return `${notSent}: ${what}. ${unsent.message.replace(/\.?$/, '.')}`;
    }
  }
}
