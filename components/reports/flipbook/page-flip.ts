/** The parts of page-flip in use; the package has no types. */
interface PageFlipBook {
  flipNext(): void;
  flipPrev(): void;
  /** Without the turn; from 0. */
  turnToPage(index: number): void;
  getCurrentPageIndex(): number;
  /** 'read' while nothing moves. */
  getState(): string;
  getFlipController(): unknown;
  getUI(): { destroy(): void; getDistElement(): HTMLElement } | undefined;
  getPageCollection(): { getPages(): Sheet[] };
  getRender(): BookRender;
}

interface Sheet {
  getElement(): HTMLElement;
  getTemporaryCopy(): Sheet | null;
  hideTemporaryCopy(): void;
}

interface BookRender {
  finishAnimation(): void;
  /** One frame. */
  render(time: number): void;
  /** Hides the sheets that are not in the frame. */
  clear(): void;
  leftPage: Sheet | null;
  rightPage: Sheet | null;
  flippingPage: Sheet | null;
  bottomPage: Sheet | null;
}

/** Undefined until react-pageflip's second render. */
export interface BookHandle {
  pageFlip(): PageFlipBook | undefined;
}

/** On phones the turning sheet is a clone, whose canvas is blank: copies the original's pixels. */
export function paintCopies(flip: PageFlipBook | undefined): void {
  const sheets = flip?.getUI()?.getDistElement().children ?? [];
  const originals = new Map<string, HTMLCanvasElement>();
  for (const sheet of sheets) {
    const page = sheet instanceof HTMLElement ? sheet.dataset.page : undefined;
    const canvas = sheet.querySelector('canvas');
    if (page === undefined || !canvas || canvas.width === 0) continue;
    const original = originals.get(page);
    if (original) canvas.getContext('2d')?.drawImage(original, 0, 0);
    else originals.set(page, canvas);
  }
}

/** A book that came to rest is drawn for so many frames more, so that the last change is seen. */
const SETTLE_FRAMES = 3;

/**
 * page-flip writes the style of every sheet on every frame for as long as it lives, which for 300
 * pages is megabytes a second: lets it rest while nothing moves, and leaves hidden sheets alone.
 *
 * @returns a function that has a change drawn which is no movement, such as a page shown at once.
 */
export function letRest(flip: PageFlipBook): () => void {
  const render = flip.getRender();
  const draw = render.render.bind(render);
  let frames = SETTLE_FRAMES;
  render.clear = () => {
    const { leftPage, rightPage, flippingPage, bottomPage } = render;
    const used = new Set([leftPage, rightPage, flippingPage, bottomPage]);
    for (const sheet of flip.getPageCollection().getPages()) {
      const { style } = sheet.getElement();
      if (!used.has(sheet) && style.display !== 'none') style.cssText = 'display: none';
      if (sheet.getTemporaryCopy() !== flippingPage) sheet.hideTemporaryCopy();
    }
  };
  render.render = (time) => {
    if (flip.getState() !== 'read') frames = SETTLE_FRAMES;
    if (frames === 0) return;
    frames -= 1;
    draw(time);
  };
  return () => {
    frames = SETTLE_FRAMES;
  };
}

/** Ends a book for good: its listeners go, and its loop, which never ends, has nothing to do. */
export function endBook(flip: PageFlipBook | undefined): void {
  if (!flip?.getFlipController()) return;
  flip.getRender().render = () => undefined;
  flip.getUI()?.destroy();
}
