import type { PublicLeadState } from '@/lib/features/leads/state';

/** What a visitor sent. */
export type KeptKind = 'request' | 'message';

/** Over a lead that is stored and not yet delivered. */
export const keptTitles: Record<KeptKind, string> = {
  request: 'Su solicitud está a salvo',
  message: 'Su mensaje está a salvo',
};

/** What becomes of it. */
export const keptTexts: Record<KeptKind, Record<'waits' | 'undeliverable', string>> = {
  request: {
    waits:
      'La guardamos, pero nuestro sistema no responde en este momento. No necesita enviarla otra vez: se entregará en cuanto el sistema vuelva y un asesor le llamará.',
    undeliverable:
      'La guardamos, pero no pudo entregarse por sí sola: una persona tiene que revisarla.',
  },
  message: {
    waits:
      'Lo guardamos, pero nuestro sistema no responde en este momento. No necesita enviarlo otra vez: se entregará en cuanto el sistema vuelva y un asesor le responderá.',
    undeliverable:
      'Lo guardamos, pero no pudo entregarse por sí solo: una persona tiene que revisarlo.',
  },
};

/** The button that opens the form again with what was sent. */
export const correctLead = 'Corregir mis datos';

/** The button that leaves it to its delivery. */
export const restartKept: Record<KeptKind, string> = {
  request: 'Hacer otra cotización',
  message: 'Escribir otro mensaje',
};

/** While a kept one is being corrected. */
export const correcting = (folio: string) =>
  `Está corrigiendo lo que guardamos con el folio ${folio}. Al enviar, lo nuevo lo reemplaza.`;

/** The page of a folio, which does not tell what was sent. */
export const folioTexts: Record<PublicLeadState, Record<'title' | 'text', string>> = {
  pending: {
    title: keptTitles.request,
    text: `${keptTexts.request.waits} Anote su folio: con él puede volver a esta página y ver el estado.`,
  },
  delivered: {
    title: 'Su solicitud ya está con nosotros',
    text: 'La recibimos completa. Un asesor se pondrá en contacto con usted al teléfono o al correo que nos dejó.',
  },
  undeliverable: { title: 'Su solicitud está en revisión', text: keptTexts.request.undeliverable },
};
