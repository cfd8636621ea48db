import type { Metadata } from 'next';
import { LinkDesk } from '@/components/link-builder/LinkDesk';
import { readLinkOptions } from '@/lib/features/link-builder/options';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';

export const metadata: Metadata = pageMetadata({ ...fixedPages.links, isIndexed: false });

/** Marketing's desk: links with campaign parameters. Nothing on the site leads here. */
export default async function LinksPage() {
  const options = await readLinkOptions();
  return <LinkDesk options={options} site={absoluteUrl(routes.home())} />;
}
