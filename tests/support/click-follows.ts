/** Clicks a link. Returns whether the browser would follow it. */
export function clickFollows(link: Element | null, init: MouseEventInit = {}): boolean {
  let follows = false;
  const decide = (event: Event) => {
    follows = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', decide, { once: true });
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return follows;
}
