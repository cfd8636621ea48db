import 'server-only';
import type { Metadata } from 'next';
import { getActiveLines, getQuoteLines } from '@/lib/gateway/business-lines';
import { listOrEmpty, mapResult, type Result } from '@/lib/gateway/result';
import { getSeo } from '@/lib/gateway/sections';
import { quoteLines, type QuoteLine } from '@/lib/quote/lines';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

/** The services of step 1, with the addresses that marketing links name them by. */
export async function getWizardLines(): Promise<Result<QuoteLine[]>> {
  const [offered, active] = await Promise.all([getQuoteLines(), getActiveLines()]);
  return mapResult(offered, (lines) => quoteLines(lines, listOrEmpty(active)));
}

/** SEO record 'C'; `/cotizador` is canonical for both paths (specification, section 2). */
export async function quoteMetadata(): Promise<Metadata> {
  const seo = await getSeo('C');
  return pageMetadata({
    record: seo.status === 'found' ? seo.value : undefined,
    ...fixedPages.quote,
  });
}
