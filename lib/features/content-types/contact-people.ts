import 'server-only';
import { getContactPeople, type ContactPerson } from '@/lib/content/gateway/contact';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { entry, joined } from '@/lib/features/content-types/search-entry';
import { routes } from '@/lib/server/routing/routes';

export const contactPeople = {
  tag: 'contact',
  noun: 'contacto',
  shownOn: [routes.contact()],
  read: () => listed(getContactPeople()),
  id: ({ id_contacto }) => id_contacto,
  title: ({ name }) => name,
  path: () => routes.contact(),
  entry: ({ name, phone_number, email }) =>
    entry('contact', name, routes.contact(), { line: joined(phone_number, email) }),
  shown: ({ name, email, phone_number }) => ({
    names: { name },
    emails: { email },
    phones: { phone_number },
  }),
} satisfies ContentType<ContactPerson>;
