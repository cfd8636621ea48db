import 'server-only';
import { z } from 'zod';
import { id, requiredText, text } from '@/lib/content/gateway/fields';
import { get, readList } from '@/lib/content/gateway/read';

/** Decodes `ContactPerson`. */
export const contactPerson = z.object({
  id_contacto: id,
  name: requiredText,
  email: text,
  phone_number: text,
});
/** An entry of the directory; '' for a phone or an address that it lacks. */
export type ContactPerson = z.output<typeof contactPerson>;

/**
 * Reads the people and departments of the contact page, in the gateway's order. The list is empty when
 * the gateway has none.
 */
export async function getContactPeople() {
  'use cache';
  return readList(get('/web/contact'), contactPerson, 'contact');
}
