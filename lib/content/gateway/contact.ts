import 'server-only';
import { z } from 'zod';
import { listCall } from '@/lib/content/gateway/calls';
import { id, requiredText, text } from '@/lib/content/gateway/fields';

const contactPerson = z.object({
  id_contacto: id,
  name: requiredText,
  email: text,
  phone_number: text,
});
/** An entry of the directory; '' for a phone or an address that it lacks. */
export type ContactPerson = z.output<typeof contactPerson>;

/** The people and departments of the contact page. */
export const getContactPeople = listCall('/web/contact', contactPerson, 'contact');
