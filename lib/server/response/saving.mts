import { joinLines } from '../../util/joined-lines.mts';

/** Where the device keeps its visitor's own choice, 'si' or 'no'. */
const CHOICE = 'ahorrar-datos';

/**
 * Runs in every page before its styles, given the address of the typeface. Where data are dear it marks the
 * page's element with `data-saving`, which leaves the typeface to the system, and pictures below the first
 * screen come half as wide, by their frame: what is not near yet has no width of its own. Until that is said
 * they are not fetched (`Picture.module.css`), or they would come twice. Dear they are by the switch of
 * the footer (`data-saving-switch`), or by what browser and connection say. Elsewhere it fetches the
 * typeface together with the styles.
 */
export const savingScript = joinLines(`
  ((typeface) => {
    const { saveData, effectiveType } = navigator.connection || {};
    let choice;
    try { choice = localStorage.getItem("${CHOICE}"); } catch {}
    const isDear = saveData || /^(slow-2g|2g|3g)$/.test(effectiveType)
      || matchMedia("(prefers-reduced-data: reduce)").matches;
    const saves = choice ? choice === "si" : isDear;
    if (saves) document.documentElement.dataset.saving = "parsing";
    else if (typeface) document.head.append(Object.assign(document.createElement("link"), {
      rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href: typeface }));
    addEventListener("DOMContentLoaded", () => {
      for (const box of document.querySelectorAll("[data-saving-switch]")) box.checked = saves;
      if (!saves) return;
      for (const image of document.querySelectorAll("img[srcset][loading=lazy]")) {
        const width = image.width || image.parentElement.offsetWidth;
        if (width) image.sizes = Math.ceil(width / 2) + "px";
      }
      document.documentElement.dataset.saving = "";
    }, { once: true });
    addEventListener("change", ({ target }) => {
      if (target.matches("[data-saving-switch]"))
        try { localStorage.setItem("${CHOICE}", target.checked ? "si" : "no"); } catch {}
    }, true);
  })
`);
