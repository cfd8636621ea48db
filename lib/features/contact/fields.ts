/** Apart from the schema, whose library the browser loads when someone starts to fill in a form. */

/** What the contact form holds, as text. */
export interface ContactValues {
  name: string;
  phone: string;
  email: string;
  business: string;
  /** The id in the browser's form; the name once the handler has read it. */
  state: string;
  city: string;
  message: string;
  /** Street and number, and the streets around, of a report alone. */
  street?: string | undefined;
  between?: string | undefined;
}
/** A field that a visitor fills in. */
export type ContactField = keyof ContactValues;

/** In the order of the checks (specification, section 5). */
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

/** What the form holds at first: of a report the text before the street, and its place. */
export type ContactPrefill = Pick<ContactValues, 'state' | 'city' | 'message'>;

/** Verbatim from the specification, section 5. */
export const contactMessages = {
  name: 'El campo nombre no puede ir vacío',
  phone: 'El campo teléfono no puede ir vacío',
  email: 'El campo correo no puede ir vacío',
  emailInvalid: 'El correo no es valido',
  state: 'El campo estado no puede ir vacío',
  city: 'El campo ciudad no puede ir vacío',
  message: 'El campo mensaje no puede ir vacío',
} as const;

/** The specification's own words. */
export const contactSent = 'Tu mensaje ha sido enviado, gracias.';

/** As labels and messages call them. */
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

/** The hidden field that tells the forms apart. */
export const CONTACT_FORM_FIELD = 'formulario';
/** Which of the forms that post a message; `reporte` is of a collection that did not come. */
export type ContactFormKind = 'contacto' | 'cotizacion' | 'reporte';
