import type { Unsent } from '@/lib/features/forms/send';

/** A message or a quote. */
export type SubmissionKind = 'message' | 'quote';

/** The heading for a submission that is stored but not yet delivered. */
export const receivedTitles: Record<SubmissionKind, string> = {
  quote: 'Recibimos tu solicitud',
  message: 'Recibimos tu mensaje',
};

/** The next step for a submission that is stored but not yet delivered. */
export const receivedTexts: Record<SubmissionKind, string> = {
  quote: 'La guardamos para entregarla a un asesor. No necesitas enviarla otra vez.',
  message: 'Lo guardamos para entregarlo a un asesor. No necesitas enviarlo otra vez.',
};

const subjects = {
  message: { notSent: 'Tu mensaje no se envió', resend: 'envíalo' },
  quote: { notSent: 'Tu cotización no se envió', resend: 'envíala' },
} as const;

/** Returns why a form was not sent and what the visitor can do; the phone number follows it. */
export function unsentText(
  kind: SubmissionKind,
  unsent: Unsent,
  fieldNames: Record<string, string>,
): string {
  const { notSent, resend } = subjects[kind];
  const again = `${resend} de nuevo`;
  switch (unsent.outcome) {
    case 'rejected':
      return `${notSent}: nuestro sistema no aceptó los datos. Siguen aquí: revísalos y ${again}.`;
    case 'failed':
      return `${notSent}: nuestro sistema no responde. Tus datos siguen aquí: ${again}.`;
    case 'offline':
      return `${notSent}: no hay conexión. Tus datos siguen aquí: ${again} cuando vuelva.`;
    case 'unanswered':
      return 'El sitio no respondió. Tus datos siguen aquí: puedes enviarlos de nuevo.';
    case 'limited': {
      const { seconds } = unsent;
      const span =
        seconds > 0 ? `${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}` : 'un momento';
      return `${notSent}: hay demasiados envíos desde tu conexión. Espera ${span} y vuelve a enviar.`;
    }
    case 'large':
      return `${notSent}: lo que escribiste es demasiado largo. Acórtalo y vuelve a enviar.`;
    case 'invalid': {
      const name = fieldNames[unsent.field];
      const what = name ? `revisa el dato “${name}”` : 'revisa tus datos';
      return `${notSent}: ${what}. ${unsent.message.replace(/\.?$/, '.')}`;
    }
  }
}
