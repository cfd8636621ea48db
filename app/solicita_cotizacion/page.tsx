import { QuoteRequest } from '@/components/contact/QuoteRequest';
import { QuoteView } from '@/components/quote/QuoteView';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { getQuoteTitle, getWizardLines, quoteMetadata } from '@/lib/features/quote/page';

export const generateMetadata = quoteMetadata;

/**
 * The quote wizard and, under it, the quote-request form: the specification names this path for
 * either. The form stands without the services, so an outage shows the page all the same.
 */
export default async function QuoteRequestPage() {
  const [lines, title] = await Promise.all([getWizardLines(), getQuoteTitle()]);
  return (
    <>
      <QuoteView lines={listOrEmpty(lines)} title={title} />
      <QuoteRequest />
    </>
  );
}
