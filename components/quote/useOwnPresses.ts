import { useRef, type MouseEvent } from 'react';

/**
 * Keeps the second press of a double click from what has come under the pointer since the first one.
 *
 * @param place changes where other controls stand.
 */
export function useOwnPresses(place: string) {
  const pressed = useRef(place);
  return (event: MouseEvent) => {
    if (event.detail <= 1) pressed.current = place;
    else if (pressed.current !== place) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
