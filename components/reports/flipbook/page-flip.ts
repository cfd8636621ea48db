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

/** Frames drawn after a movement, so that the last change is visible. */
const SETTLE_FRAMES = 3;

/** Private fields and methods of page-flip that `letRest` uses. */
const PRIVATE_PARTS = [
  'render',
  'clear',
  'leftPage',
  'rightPage',
  'flippingPage',
  'bottomPage',
] as const satisfies readonly (keyof BookRender)[];

/**
 * Stops page-flip from writing the style of every sheet on every frame while nothing moves, which
 * for 300 pages is megabytes a second. Patches private parts (docs/decisions/0003-page-flip-render.md);
 * if one of them is missing, the book stays as it is.
 *
 * @returns a function that draws a change without movement, such as a page shown at once.
 */
export function letRest(flip: PageFlipBook): () => void {
  const render = flip.getRender();
  if (PRIVATE_PARTS.some((part) => !(part in render))) return () => undefined;
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

/** Removes a book's listeners and empties its frame loop, which page-flip never ends. */
export function endBook(flip: PageFlipBook | undefined): void {
  if (!flip?.getFlipController()) return;
  flip.getRender().render = () => undefined;
  flip.getUI()?.destroy();
}
