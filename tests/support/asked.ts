/** One request that a component sent, waiting for the test to answer it. */
interface Asked {
  path: string;
  give(value: unknown): void;
  /** An answer of this status, without a value. */
  refuse(status: number): void;
}

/** Takes the place of `fetch`: every request waits until the test answers it. */
export function takeRequests(): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = jest.fn(
    (path: string) =>
      new Promise((resolve) => {
        asked.push({
          path,
          give: (value) => resolve({ ok: true, status: 200, json: async () => value }),
          refuse: (status) => resolve({ ok: false, status, json: async () => ({}) }),
        });
      }),
  ) as unknown as typeof fetch;
  return asked;
}

/** Clicks a link and says whether the browser would follow it; it does not. */
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
