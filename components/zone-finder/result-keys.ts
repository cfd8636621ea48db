import type { KeyboardEvent } from 'react';

/**
 * Arrows lead from the box through the results and back, Escape from a result to the box. Each
 * result stays a link that Tab reaches.
 */
export function moveAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: finder, target } = event;
  const box = finder.querySelector('input');
  const stops = [box, ...finder.querySelectorAll<HTMLElement>('li a')];
  const at = stops.findIndex((stop) => stop === target);
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  const next = key === 'Escape' && at > 0 ? box : by !== undefined && at >= 0 && stops[at + by];
  if (!next || event.nativeEvent.isComposing) return;
  event.preventDefault();
  next.focus();
}
