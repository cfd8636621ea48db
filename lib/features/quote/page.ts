import 'server-only';
import type { Metadata } from 'next';
import { getActiveLines, getQuoteLines } from '@/lib/content/gateway/business-lines';
import {
  listOrEmpty,
  mapResult,
  valueOrUndefined,
  type Result,
} from '@/lib/content/gateway/result';
import { getSeo } from '@/lib/content/gateway/sections';
import type { LinkedLine } from '@/lib/features/quote/deep-link';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { documentTitle, pageMetadata } from '@/lib/features/page/metadata';

/** A line of step 1; `file` is the key of its picture. */
export interface QuoteLine extends LinkedLine {
  file: string;
}

interface Offered extends LinkedLine {
  name_quote_image: string;
}

/** Returns the services of step 1, with the URLs of the active lines, which the quotes call lacks. */
export function quoteLines(
  offered: readonly Offered[],
  active: readonly Omit<LinkedLine, 'name'>[],
): QuoteLine[] {
  return offered.map(({ id, name, url, route, name_quote_image }) => {
    const known = active.find((line) => line.id === id);
    return {
      id,
      name,
      url: url || known?.url || '',
      route: route || known?.route || '',
      file: name_quote_image,
    };
  });
}

/** Reads the services of step 1, with the URLs for marketing links. */
export async function getWizardLines(): Promise<Result<QuoteLine[]>> {
  const [offered, active] = await Promise.all([getQuoteLines(), getActiveLines()]);
  return mapResult(offered, (lines) => quoteLines(lines, listOrEmpty(active)));
}

const quoteRecord = async () => valueOrUndefined(await getSeo('C'));

/** Returns the wizard's services and the title of its page. */
export async function readWizard() {
  const [lines, record] = await Promise.all([getWizardLines(), quoteRecord()]);
  return { lines, title: documentTitle(record, fixedPages.quote.title) };
}

/**
 * Returns the metadata from the SEO record 'C'; both paths have the canonical path `/cotizador`
 * (specification, section 2).
 */
export async function quoteMetadata(): Promise<Metadata> {
  return pageMetadata({ record: await quoteRecord(), ...fixedPages.quote });
}
