import 'server-only';
import { getContactPeople, type ContactPerson } from '@/lib/content/gateway/contact';
import { getContactCities, getContactStates } from '@/lib/content/gateway/states';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { joined } from '@/lib/features/content-types/search-entry';
import { routes } from '@/lib/server/routing/routes';

/** The directory, which is a part of the contact page. */
export const contactPeople = {
  tag: 'contact',
  noun: 'contacto',
  shownOn: [routes.contact()],
  calls: {
    contactPeople: getContactPeople.contract,
    contactStates: getContactStates.contract,
  },
  callsById: { contactCities: { ...getContactCities.contract, of: 'contactStates', isRare: true } },
  read: () => listed(getContactPeople()),
  id: ({ id_contacto }) => id_contacto,
  title: ({ name }) => name,
  path: () => routes.contact(),
  entry: ({ phone_number, email }) => ({ kind: 'contact', line: joined(phone_number, email) }),
  shown: ({ name, email, phone_number }) => ({
    names: { name },
    emails: { email },
    phones: { phone_number },
  }),
} satisfies ContentType<ContactPerson>;
