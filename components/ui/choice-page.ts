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

const CANONICAL = 'link[rel="canonical"]';
const DESCRIPTION = 'meta[name="description"]';

function setHead({ title, canonical, description }: ChoicePage): void {
  if (document.title !== title) document.title = title;
  // Browsers share the canonical URL instead of the one that is shown.
  const link = document.querySelector<HTMLLinkElement>(CANONICAL);
  if (link && canonical) link.href = new URL(canonical, link.href).href;
  const meta = document.querySelector<HTMLMetaElement>(DESCRIPTION);
  if (meta && description) meta.content = description;
}

/** Hydrating a head that was changed, React adds a second element instead of the server's. */
function removeDuplicatesOf(added: Element): void {
  for (const selector of [CANONICAL, DESCRIPTION]) {
    if (!added.matches(selector)) continue;
    for (const other of document.head.querySelectorAll(selector)) {
      if (other !== added) other.remove();
    }
  }
}

let headObserver: MutationObserver | undefined;

/** React hydrates the head after the page, and would set the server's title again. */
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

/** Makes the document the page of a choice that was opened in it, without an entry in the history. */
export function showPage(page: ChoicePage): void {
  window.history.replaceState(null, '', page.href);
  keepHead(page);
}
