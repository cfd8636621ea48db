import { PAGE_OPENED } from '@/lib/features/offline/messages';
import { withOwnCampaign } from '@/lib/server/routing/campaign-query';

/** The own page of a choice, where it is the selected one. */
export interface ChoicePage {
  href: string;
  /** The document's. */
  title: string;
  /** The canonical URL, where it is not that of all choices. */
  canonical?: string | undefined;
  /** The document's, where it is not that of all choices. */
  description?: string | undefined;
}

/** Makes the document the page of a choice that was opened in it, without an entry in the history. */
export function showPage({ href, title, canonical, description }: ChoicePage): void {
  window.history.replaceState(null, '', withOwnCampaign(href));
  document.title = title;
  // Browsers share the canonical URL instead of the one that is shown.
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link && canonical) link.href = new URL(canonical, link.href).href;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (meta && description) meta.content = description;
  // Its page is kept on the device, as any that was seen.
  window.dispatchEvent(new Event(PAGE_OPENED));
}
