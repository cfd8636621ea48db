import 'server-only';
import type { Metadata } from 'next';
import { getActiveLines, getQuoteLines } from '@/lib/gateway/business-lines';
import { listOrEmpty, mapResult, valueOrUndefined, type Result } from '@/lib/gateway/result';
import { getSeo } from '@/lib/gateway/sections';
import { quoteLines, type QuoteLine } from '@/lib/quote/lines';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { documentTitle, pageMetadata } from '@/lib/seo/metadata';

/** The services of step 1, with the addresses that marketing links name them by. */
export async function getWizardLines(): Promise<Result<QuoteLine[]>> {
  const [offered, active] = await Promise.all([getQuoteLines(), getActiveLines()]);
  return mapResult(offered, (lines) => quoteLines(lines, listOrEmpty(active)));
}

const quoteRecord = async () => valueOrUndefined(await getSeo('C'));

/** The quote page's title as browsers show it, from SEO record 'C'. */
export async function getQuoteTitle(): Promise<string> {
  return documentTitle(await quoteRecord(), fixedPages.quote.title);
}

/** SEO record 'C'; `/cotizador` is canonical for both paths (specification, section 2). */
export async function quoteMetadata(): Promise<Metadata> {
  return pageMetadata({ record: await quoteRecord(), ...fixedPages.quote });
}
