/** What a visitor sent. */
export type ReceivedKind = 'quote' | 'message';

/** The heading above a submission that is stored and not yet delivered. */
export const receivedTitles: Record<ReceivedKind, string> = {
  quote: 'Recibimos tu solicitud',
  message: 'Recibimos tu mensaje',
};

/** What happens to it next. */
export const receivedTexts: Record<ReceivedKind, string> = {
  quote:
    'La guardamos y la entregaremos a un asesor en cuanto nuestro sistema responda. No necesitas enviarla otra vez.',
  message:
    'Lo guardamos y lo entregaremos a un asesor en cuanto nuestro sistema responda. No necesitas enviarlo otra vez.',
};
