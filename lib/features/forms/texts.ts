import type { Unsent } from '@/lib/features/forms/send';

/** What a visitor sends. */
export type SubmissionKind = 'message' | 'quote';

const subjects = {
  message: { notSent: 'Su mensaje no se envió', resend: 'envíelo' },
  quote: { notSent: 'Su cotización no se envió', resend: 'envíela' },
} as const;

/** Why a form was not sent and what its writer can do; the phone comes after it. */
export function unsentText(
  kind: SubmissionKind,
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
      return 'El sitio no respondió. Sus datos siguen aquí: puede enviarlos de nuevo.';
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
