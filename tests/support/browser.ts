/* Browser APIs that jsdom lacks and the carousel needs: media queries, observers and a layout. */
const VIEWPORT_WIDTH = 1200;

let isReduced = false;
let preferenceListeners = new Set<() => void>();

/** Mocks `prefers-reduced-motion`. */
export function preferReducedMotion(reduced: boolean): void {
  isReduced = reduced;
  [...preferenceListeners].forEach((listener) => listener());
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** The callbacks of the intersection observers on the page. */
const onScreen = new Set<IntersectionObserverCallback>();

class ScreenObserver extends NoObserver {
  constructor(callback: IntersectionObserverCallback) {
    super();
    onScreen.add(callback);
  }
}

/** Reports that everything observed has entered or left the window, with several changes in one call. */
export function scrollInView(...turns: boolean[]): void {
  const changes = turns.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
  for (const callback of onScreen) callback(changes, {} as IntersectionObserver);
}

const isSlide = (element: HTMLElement) =>
  element.getAttribute('aria-roledescription') === 'diapositiva';

/** Mocks these APIs. Each slide gets its share of the viewport. */
export function installBrowser(slidesInView = 1): void {
  isReduced = false;
  onScreen.clear();
  preferenceListeners = new Set();
  document.head.innerHTML = '<style>[role="group"] { margin-left: 0px; margin-right: 0px }</style>';
  const widthOf = (element: HTMLElement) =>
    isSlide(element) ? VIEWPORT_WIDTH / slidesInView : VIEWPORT_WIDTH;
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: {
      configurable: true,
      get(this: HTMLElement) {
        return widthOf(this);
      },
    },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        const before = [...(this.parentElement?.children ?? [])].indexOf(this);
        return isSlide(this) ? before * widthOf(this) : 0;
      },
    },
  });
  Object.assign(window, {
    IntersectionObserver: ScreenObserver,
    ResizeObserver: NoObserver,
    matchMedia: (query: string) => ({
      media: query,
      get matches() {
        return query.includes('reduce') && isReduced;
      },
      addEventListener: (_type: string, listener: () => void) => preferenceListeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) =>
        preferenceListeners.delete(listener),
    }),
  });
}
