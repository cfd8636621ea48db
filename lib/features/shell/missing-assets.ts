import { joinLines } from '@/lib/util/markup.mts';

/** The session storage key for the page that this tab reloaded last. */
const RELOADED = 'pagina-recargada';

/**
 * The script that reloads a page once if one of its scripts or styles no longer exists, as when the files of
 * an old release are deleted. It never reloads while a field has text.
 */
// A style sheet may fail before this script runs, because scripts wait for the sheets above them.
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
