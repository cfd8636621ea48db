/** The page of a choice, on which it is the selected one. */
export interface ChoicePage {
  href: string;
  /** The document's title. */
  title: string;
  /** The canonical URL, unless all choices share one. */
  canonical?: string | undefined;
  /** The document's description, unless all choices share one. */
  description?: string | undefined;
}

const CANONICAL = 'link[rel="canonical"]';
const DESCRIPTION = 'meta[name="description"]';

function setHead({ title, canonical, description }: ChoicePage): void {
  if (document.title !== title) document.title = title;
  // Browsers share the canonical URL instead of the one in the address bar.
  const link = document.querySelector<HTMLLinkElement>(CANONICAL);
  if (link && canonical) link.href = new URL(canonical, link.href).href;
  const meta = document.querySelector<HTMLMetaElement>(DESCRIPTION);
  if (meta && description) meta.content = description;
}

/** Removes the elements that `added` duplicates: React adds a second one when it hydrates a changed head. */
function removeDuplicatesOf(added: Element): void {
  for (const selector of [CANONICAL, DESCRIPTION]) {
    if (!added.matches(selector)) continue;
    for (const other of document.head.querySelectorAll(selector)) {
      if (other !== added) other.remove();
    }
  }
}

let headObserver: MutationObserver | undefined;

/** Keeps a choice's head: React hydrates the head after the page and would restore the server's title. */
function keepHead(page: ChoicePage): void {
  headObserver?.disconnect();
  setHead(page);
  const shown = window.location.href;
  headObserver = new MutationObserver((records, observer) => {
    if (window.location.href !== shown) return observer.disconnect();
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) removeDuplicatesOf(node);
    }
    setHead(page);
  });
  headObserver.observe(document.head, { childList: true, subtree: true, characterData: true });
}

/** Turns the document into the page of a choice that was opened in it, without a history entry. */
export function showPage(page: ChoicePage): void {
  window.history.replaceState(null, '', page.href);
  keepHead(page);
}
