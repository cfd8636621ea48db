import { QuoteView } from '@/components/quote/QuoteView';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { requireSomeContent } from '@/lib/features/page/require-content';
import {
  getQuoteTitle,
  getWizardLines,
  getWizardStates,
  quoteMetadata,
} from '@/lib/features/quote/page';

export const generateMetadata = quoteMetadata;

/** The quote wizard. */
export default async function QuotePage() {
  const [lines, states, title] = await Promise.all([
    getWizardLines(),
    getWizardStates(),
    getQuoteTitle(),
  ]);
  requireSomeContent([lines], 'cotizador');
  return <QuoteView lines={listOrEmpty(lines)} states={states} title={title} />;
}
