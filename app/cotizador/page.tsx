import { QuoteView } from '@/components/quote/QuoteView';
import { listOrEmpty } from '@/lib/gateway/result';
import { requireSomeContent } from '@/lib/page-subject';
import { getQuoteTitle, getWizardLines, quoteMetadata } from '@/lib/quote/page';

export const generateMetadata = quoteMetadata;

/** The quote wizard. */
export default async function QuotePage() {
  const [lines, title] = await Promise.all([getWizardLines(), getQuoteTitle()]);
  requireSomeContent([lines], 'cotizador');
  return <QuoteView lines={listOrEmpty(lines)} title={title} />;
}
