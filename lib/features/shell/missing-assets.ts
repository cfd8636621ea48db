import { joinLines } from '@/lib/util/markup.mts';

/** Which page of this tab was reloaded last, in the tab's storage. */
const RELOADED = 'pagina-recargada';

/**
 * Runs in every page: reloads it, once, when one of its scripts or styles is gone for good, as in a
 * copy of a release whose files are deleted. Never while a field holds text.
 */
// A style sheet may fail before this runs: scripts wait for the sheets above them.
export const missingAssetsScript = joinLines(`
  (() => {
    const fields = () => [...document.querySelectorAll("input,textarea")];
    const hasText = () => fields().some(({ type, value }) =>
      !/^(?:hidden|checkbox|radio)$/.test(type) && value.trim());
    const isOver = () => sessionStorage.getItem("${RELOADED}") === location.pathname || hasText();

    const check = async (url) => {
      try {
        if (isOver()) return;
        const { status } = await fetch(url, { method: "HEAD", cache: "no-store" });
        if (status !== 404 || isOver()) return;
        sessionStorage.setItem("${RELOADED}", location.pathname);
        location.reload();
      } catch {}
    };

    addEventListener("error", ({ target }) => {
      const url = target && (target.src || target.href);
      if (String(url).startsWith(location.origin + "/_next/static/")) check(url);
    }, true);

    addEventListener("DOMContentLoaded", () => {
      for (const { sheet, href } of document.querySelectorAll("link[rel=stylesheet]:not([type])"))
        if (!sheet?.cssRules.length) check(href);
    });
  })()
`);
