import { QuoteView } from '@/components/quote/QuoteView';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { quoteMetadata, readWizard } from '@/lib/features/quote/page';

export const prefetch = 'force-disabled';

export const generateMetadata = quoteMetadata;

/** The quote wizard. */
export default async function QuotePage() {
  const { lines, ...wizard } = await readWizard();
  requireSomeContent([lines], 'cotizador');
  return <QuoteView {...wizard} lines={listOrEmpty(lines)} />;
}
