import { useEffect, useState, type RefObject } from 'react';

/** The inner size of an element in CSS pixels; undefined until it is measured. */
export function useElementSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
