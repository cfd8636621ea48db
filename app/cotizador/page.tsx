import { QuoteView } from '@/components/quote/QuoteView';
import { listOrEmpty } from '@/lib/gateway/result';
import { requireSomeContent } from '@/lib/page-subject';
import { getWizardLines, quoteMetadata } from '@/lib/quote/page';

export const generateMetadata = quoteMetadata;

/** The quote wizard. */
export default async function QuotePage() {
  const lines = await getWizardLines();
  requireSomeContent([lines], 'cotizador');
  return <QuoteView lines={listOrEmpty(lines)} />;
}
