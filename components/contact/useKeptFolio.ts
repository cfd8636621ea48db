import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ContactFormKind } from '@/lib/features/contact/fields';
import { withSessionStorage } from '@/lib/util/session-storage';

const never = () => () => undefined;

/** The folio of a message that waits for its delivery, also after a reload; '' for none. */
export function useKeptFolio(kind: ContactFormKind) {
  const key = `folio-${kind}`;
  const read = () => withSessionStorage((storage) => storage.getItem(key)) ?? '';
  const stored = useSyncExternalStore(never, read, () => '');
  const [given, setGiven] = useState<string>();
  const setFolio = useCallback(
    (folio: string) => {
      setGiven(folio);
      withSessionStorage((storage) =>
        folio === '' ? storage.removeItem(key) : storage.setItem(key, folio),
      );
    },
    [key],
  );
  return { folio: given ?? stored, setFolio };
}
