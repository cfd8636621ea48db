/**
 * What the contact forms are made of, apart from their schema: the schema's library is loaded by
 * the browser only when someone starts to fill in a form.
 */

export interface ContactValues {
  name: string;
  phone: string;
  email: string;
  business: string;
  /** Id in the browser's form; the name once the handler has read it. */
  state: string;
  city: string;
  message: string;
}
export type ContactField = keyof ContactValues;

/** Messages of the contact and quote-request form, letter by letter (specification, section 5). */
export const contactMessages = {
  name: 'El campo nombre no puede ir vacío',
  phone: 'El campo teléfono no puede ir vacío',
  email: 'El campo correo no puede ir vacío',
  emailInvalid: 'El correo no es valido',
  state: 'El campo estado no puede ir vacío',
  city: 'El campo ciudad no puede ir vacío',
  message: 'El campo mensaje no puede ir vacío',
} as const;

export const contactSent = 'Tu mensaje ha sido enviado, gracias.';

/** What visitors call each field, for the page that a form without script leads to. */
export const contactFieldNames: Record<ContactField, string> = {
  name: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  business: 'Empresa',
  state: 'Estado',
  city: 'Ciudad',
  message: 'Mensaje',
};

export const isContactField = (name: string): name is ContactField => name in contactFieldNames;

/** Which of the two forms was filled in, by the value of its hidden field. */
export const CONTACT_FORM_FIELD = 'formulario';
export type ContactFormKind = 'contacto' | 'cotizacion';
