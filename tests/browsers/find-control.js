/* oxlint-disable no-unused-expressions -- the source of a function, for the page */

/* Runs in the page. Returns the first visible control of a role whose name is `name` or begins with it.
   Returns null while the control moves or is covered, because drivers press a point, not an element. */
(role, name) => {
  const selectors = {
    button: 'button, summary, [role="button"]',
    link: 'a[href]',
    choice: 'input[type="radio"], input[type="checkbox"]',
    field: 'input, textarea',
    list: 'select',
  };
  const plain = (text) => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element) =>
    plain(
      element.getAttribute('aria-label') ||
        (element.labels && element.labels[0] ? element.labels[0].innerText : element.innerText) ||
        '',
    );
  const shown = [...document.querySelectorAll(selectors[role])].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
  );
  const found =
    shown.find((element) => nameOf(element) === name) ||
    shown.find((element) => nameOf(element).startsWith(name));
  if (!found || found.disabled) return null;
  // Visitors see the label of a choice, not its input.
  const pressed = role === 'choice' ? found.closest('label') || found : found;
  pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
  const moves = document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect.target.contains(pressed));
  const { left, top, width, height } = pressed.getClientRects()[0];
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return !moves && pressed.contains(hit) ? pressed : null;
};
