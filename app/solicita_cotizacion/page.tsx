import { QuoteRequest } from '@/components/contact/ContactView';
import { QuoteView } from '@/components/quote/QuoteView';
import { getContactPeople } from '@/lib/content/gateway/contact';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { quoteMetadata, readWizard } from '@/lib/features/quote/page';

export const prefetch = 'force-disabled';

export const generateMetadata = quoteMetadata;

/**
 * The quote wizard and the quote-request form: the specification has both under this path. The form
 * needs no gateway, so an outage does not hide the page.
 */
export default async function QuoteRequestPage() {
  const [{ lines, ...wizard }, people] = await Promise.all([readWizard(), getContactPeople()]);
  return (
    <>
      <QuoteView {...wizard} lines={listOrEmpty(lines)} />
      <QuoteRequest people={listOrEmpty(people)} />
    </>
  );
}
