// The schema is in another file, because the browser loads its library only when a visitor fills in a form.

/** The values of the contact form, as text. */
export interface ContactValues {
  name: string;
  phone: string;
  email: string;
  business: string;
  /** The id of the state in the browser; its name once the handler has read it. */
  state: string;
  city: string;
  message: string;
  /** The street and number of a report; `between` has the cross streets. Other forms have neither. */
  street?: string | undefined;
  between?: string | undefined;
}
/** A field that a visitor fills in. */
export type ContactField = keyof ContactValues;

/** The fields in the order of the checks (specification, section 5). */
export const contactFields = [
  'name',
  'phone',
  'email',
  'state',
  'city',
  'street',
  'between',
  'message',
  'business',
] as const satisfies readonly ContactField[];

/** The initial values of a report: its place, and the message that the street is appended to. */
export type ContactPrefill = Pick<ContactValues, 'state' | 'city' | 'message'>;

/** The error messages, verbatim from the specification, section 5. */
export const contactMessages = {
  name: 'El campo nombre no puede ir vacío',
  phone: 'El campo teléfono no puede ir vacío',
  email: 'El campo correo no puede ir vacío',
  emailInvalid: 'El correo no es valido',
  state: 'El campo estado no puede ir vacío',
  city: 'El campo ciudad no puede ir vacío',
  message: 'El campo mensaje no puede ir vacío',
} as const;

/** The confirmation, verbatim from the specification. */
export const contactSent = 'Tu mensaje ha sido enviado, gracias.';

/** The names of the fields in labels and messages. */
export const contactFieldNames: Record<ContactField, string> = {
  name: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  business: 'Empresa',
  state: 'Estado',
  city: 'Ciudad',
  message: 'Mensaje',
  street: 'Calle y número',
  between: 'Entre qué calles',
};

/** The hidden field that names the form. */
export const CONTACT_FORM_FIELD = 'formulario';
/** The form that posts a message; `reporte` reports a missed collection. */
export type ContactFormKind = 'contacto' | 'cotizacion' | 'reporte';
