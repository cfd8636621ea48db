import { useState } from 'react';

/** The value or, while there is none, the last one there was: a list stays while the next loads. */
export function useLastDefined<T>(value: T | undefined, first: T): T {
  const [kept, setKept] = useState(first);
  if (value !== undefined && value !== kept) setKept(value);
  return value ?? kept;
}
