import type { JSHandle } from '@playwright/test';

/** Kept in the page while the Tab key goes through it. */
export interface Walk {
  first: Element | null;
  last: Element | null;
  reached: Set<Element>;
}

/** One stop of the Tab key. */
export interface Stop {
  name: string;
  mistakes: string[];
}

/**
 * Reads the focused element; undefined once the focus has left the page, or come in again at the
 * other end, as a browser without buttons of its own does at times.
 */
export function readStop(walk: JSHandle<Walk>, isForward: boolean): Promise<Stop | undefined> {
  return walk.evaluate(async (state, isOnward) => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    if (focused === state.first) return undefined;
    const mistakes: string[] = [];
    const label = document.querySelector(`label[for="${focused.id}"]`) ?? focused;
    const name = focused.getAttribute('aria-label') ?? label.textContent;

    const { last } = state;
    const wrong = isOnward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    if (last === focused) mistakes.push('the focus stays');
    else if (last && last.compareDocumentPosition(focused) & wrong) mistakes.push('out of order');
    state.first ??= focused;
    state.last = focused;
    state.reached.add(focused);
    const modal = document.querySelector('dialog:modal');
    if (modal && !modal.contains(focused)) mistakes.push('is behind the dialog');

    const seen = () => {
      const mistakes: string[] = [];
      // At rest: the ring has its colour and place a frame later.
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
      // A control of which only the label is seen is as visible as that.
      const shown =
        (Number(getComputedStyle(focused).opacity) === 0 && focused.closest('label')) || focused;
      const box = shown.getBoundingClientRect();
      const isOwn = (hit: Element | null) =>
        hit !== null && (shown.contains(hit) || hit.contains(shown));
      const [middle, centre] = [box.left + box.width / 2, box.top + box.height / 2];
      // No corners: those of a pill are not its own.
      const points: [number, number][] = [
        [middle, centre],
        [middle, box.top + 3],
        [middle, box.bottom - 3],
        [box.left + 3, centre],
        [box.right - 3, centre],
      ];
      const covered = points.filter(([x, y]) => {
        const isInView = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
        const isTall = box.height > innerHeight - 150;
        const hit = document.elementFromPoint(x, y);
        const bar = hit?.closest('header, aside, [role="region"][aria-label="Cookies"]');
        if (!isInView) return !isTall;
        return !isOwn(hit) && (bar === null || bar === undefined || !bar.contains(shown));
      }).length;
      if (covered === points.length) mistakes.push('covered or out of view');
      else if (covered > 2) mistakes.push('mostly covered');

      /** The nearest ground under the ring: a colour, or undefined over a picture. */
      const rgb = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = (colour: string) =>
        rgb(colour)
          .slice(0, 3)
          .map((value) => value / 255)
          .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
          .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
      const isOpaque = (colour: string) => colour !== '' && (rgb(colour)[3] ?? 1) > 0.9;
      const groundOf = (x: number, y: number, away: number) => {
        for (const hit of document.elementsFromPoint(x, y)) {
          if (shown.contains(hit) && away > 0) continue;
          if (hit instanceof HTMLImageElement || hit instanceof SVGElement) return undefined;
          const { backgroundColor, backgroundImage } = getComputedStyle(hit);
          if (backgroundImage !== 'none') return undefined;
          if (isOpaque(backgroundColor)) return backgroundColor;
        }
        return 'rgb(255, 255, 255)';
      };
      // A card or a label may carry the ring of what stands in it.
      const isRinged = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      let ringed: Element | null = shown;
      for (let up = 0; ringed && up < 4 && !isRinged(getComputedStyle(ringed)); up += 1) {
        ringed = ringed.parentElement;
      }
      if (!ringed || !isRinged(getComputedStyle(ringed))) mistakes.push('no ring');
      else {
        const style = getComputedStyle(ringed);
        const width = parseFloat(style.outlineWidth);
        const frame = ringed.getBoundingClientRect();
        const away = parseFloat(style.outlineOffset) + width / 2;
        const ground = groundOf(frame.left + frame.width / 2, Math.max(0, frame.top - away), away);
        if (ground !== undefined) {
          const [light = 0, dark = 0] = [luminance(style.outlineColor), luminance(ground)].toSorted(
            (a, b) => b - a,
          );
          const contrast = (light + 0.05) / (dark + 0.05);
          if (contrast < 3) {
            mistakes.push(`ring ${style.outlineColor} on ${ground}: ${contrast.toFixed(1)}`);
          }
        }
      }
      return mistakes;
    };
    let unseen = seen();
    // What is wrong for a frame only, nobody sees.
    if (unseen.length > 0) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      unseen = seen();
    }
    mistakes.push(...unseen);
    return { name: name.trim().replace(/\s+/g, ' ').slice(0, 40), mistakes };
  }, isForward);
}
