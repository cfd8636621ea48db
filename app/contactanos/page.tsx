import { ContactView } from '@/components/contact/ContactView';
import { getContactPeople } from '@/lib/content/gateway/contact';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

/** `/contacto` shows the same page, with this canonical URL (specification, section 2). */
export const metadata = pageMetadata(fixedPages.contact);

/** The contact page. The form needs no gateway, so an outage hides only the directory. */
export default async function ContactPage() {
  return <ContactView people={listOrEmpty(await getContactPeople())} />;
}
