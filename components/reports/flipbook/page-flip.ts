/** The parts of page-flip that the book uses; the package carries no types of its own. */
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
  getRender(): { finishAnimation(): void; render(time: number): void };
}

/** What react-pageflip hands out; undefined until its second render. */
export interface BookHandle {
  pageFlip(): PageFlipBook | undefined;
}

/**
 * On phones the turning sheet is a clone of the page, and a cloned canvas is blank: paints it with
 * the page it was made from.
 */
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

/** Ends a book for good: its listeners go, and its loop, which never ends, has nothing to do. */
export function endBook(flip: PageFlipBook | undefined): void {
  if (!flip?.getFlipController()) return;
  flip.getRender().render = () => undefined;
  flip.getUI()?.destroy();
}
