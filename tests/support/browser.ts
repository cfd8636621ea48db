/* Browser APIs that jsdom lacks and the carousel needs: media queries, observers and a layout. */
const VIEWPORT_WIDTH = 1200;

let isReduced = false;
let preferenceListeners = new Set<() => void>();

/** Mocks `prefers-reduced-motion`. */
export function preferReducedMotion(reduced: boolean): void {
  isReduced = reduced;
  preferenceListeners.forEach((listener) => listener());
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const isSlide = (element: HTMLElement) =>
  element.getAttribute('aria-roledescription') === 'diapositiva';

/** Gives every slide its share of the viewport. */
export function installBrowser(slidesInView = 1): void {
  isReduced = false;
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
    IntersectionObserver: NoObserver,
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
