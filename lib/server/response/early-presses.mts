import { joinLines } from '../../util/joined-lines.mts';

/**
 * Runs in every page whose scripts are deferred. A press on a plain button, or on one that sends a form
 * which only a script can answer, is marked as busy and repeated once React has the element. A wizard's
 * step in `data-step` gives way at once to the `data-early-step` behind it, and comes back by a button
 * in that.
 */
// React gives each element that it has taken over its properties under such a name. Once it listens,
// it hydrates what is clicked by itself, and answers.
export const earlyPressScript = joinLines(`
  (() => {
    const kept = new Set();
    const has = (node, name) => Object.keys(node).some((key) => key.startsWith(name));
    const isAlive = (node) => has(node, "__reactProps");

    const keep = (element, pressed, repeat) => {
      if (kept.has(pressed)) return;
      kept.add(pressed);
      pressed.setAttribute("aria-busy", "true");
      let turns = 0;
      const wait = () => {
        if (element.isConnected && turns < 2) {
          if (isAlive(element)) turns++;
          return setTimeout(wait, 50);
        }
        kept.delete(pressed);
        pressed.removeAttribute("aria-busy");
        if (element.isConnected) repeat();
      };
      wait();
    };

    const swap = (from, to) => {
      from.hidden = true;
      to.hidden = false;
      to.querySelector("h2").focus();
      to.scrollIntoView();
    };

    addEventListener("click", ({ target }) => {
      const button = target.closest?.("button");
      if (button?.type !== "button" || button.popoverTargetElement) return;
      if (isAlive(button) || has(document, "_reactListening")) return;
      const early = button.closest("[data-early-step]");
      if (early) swap(early, early.previousElementSibling);
      else keep(button, button, () => button.click());
    }, true);

    addEventListener("submit", (event) => {
      const { target: form, submitter } = event;
      if (form.hasAttribute("action") || isAlive(form)) return;
      event.preventDefault();
      const step = form.closest("[data-step]");
      const early = step?.nextElementSibling;
      if (early?.matches("[data-early-step]")) swap(step, early);
      else keep(form, submitter ?? form, () => form.requestSubmit(submitter));
    }, true);
  })()
`);
