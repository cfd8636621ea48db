import { ContactView } from '@/components/contact/ContactView';
import { contactMetadata } from '@/lib/features/contact/page';
import { getContactPeople } from '@/lib/content/gateway/contact';
import { listOrEmpty } from '@/lib/content/gateway/result';

export const prefetch = 'force-disabled';

export const metadata = contactMetadata;

/** The form needs no gateway, so the page is shown in an outage, without the directory. */
export default async function ContactPage() {
  return <ContactView people={listOrEmpty(await getContactPeople())} />;
}
