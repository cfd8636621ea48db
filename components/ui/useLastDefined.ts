import { useState } from 'react';

/** The value or, while it is undefined, the last one: a list stays while the next one loads. */
export function useLastDefined<T>(value: T | undefined, first: T): T {
  const [last, setLast] = useState(first);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
