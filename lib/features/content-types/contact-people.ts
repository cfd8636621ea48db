import 'server-only';
import { getContactPeople, type ContactPerson } from '@/lib/content/gateway/contact';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { joined } from '@/lib/features/content-types/search-entry';
import { routes } from '@/lib/server/routing/routes';

/** The directory, which is a part of the contact page. */
export const contactPeople = {
  tag: 'contact',
  noun: 'contacto',
  read: () => listed(getContactPeople()),
  id: ({ id_contacto }) => id_contacto,
  title: ({ name }) => name,
  path: () => routes.contact(),
  entry: ({ phone_number, email }) => ({ kind: 'contact', line: joined(phone_number, email) }),
} satisfies ContentType<ContactPerson>;
