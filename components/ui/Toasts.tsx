'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { ToasterProps } from 'sonner';
import styles from '@/components/ui/Toasts.module.css';

/** How long a form's toast stays and the container's default, in milliseconds (section 9). */
const FORM_TOAST_MS = 2_000;
const DEFAULT_TOAST_MS = 5_000;

/** From the edges of a phone's screen. */
const TOAST_OFFSET = { top: 4, left: 8, right: 8 };

const loadToasts = () => import('sonner');

/** Toasts shown before the container exists are lost. */
let containerIsThere: () => void;
const container = new Promise<void>((resolve) => {
  containerIsThere = resolve;
});

/** A form's toast, for 2 s. The field has the same message. */
export async function showToast(kind: 'success' | 'error', message: string): Promise<void> {
  try {
    const { toast } = await loadToasts();
    await container;
    toast[kind](message, { duration: FORM_TOAST_MS });
  } catch {
    // The script could not be loaded.
  }
}

/** Every `Toasts` on the page; only the first shows, or each toast would show twice. */
const places: symbol[] = [];
const listeners = new Set<() => void>();

function join(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function take(place: symbol): () => void {
  const tell = () => listeners.forEach((listener) => listener());
  places.push(place);
  tell();
  return () => {
    places.splice(places.indexOf(place), 1);
    tell();
  };
}

/**
 * Makes the toasts unfocusable: the library makes them tab stops, which send the focus back.
 * Returns a function that stops it.
 */
function keepUnfocusable(frame: HTMLElement | null) {
  if (!frame) return undefined;
  const watch = new MutationObserver(() => {
    frame.querySelectorAll('[tabindex="0"]').forEach((toast) => {
      toast.setAttribute('tabindex', '-1');
    });
  });
  watch.observe(frame, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Loads the library after hydration. */
export function Toasts() {
  const [place] = useState(() => Symbol('toasts'));
  const isFirst = useSyncExternalStore(
    join,
    () => places[0] === place,
    () => false,
  );
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => take(place), [place]);
  useEffect(() => {
    let isHere = true;
    loadToasts().then(
      (loaded) => isHere && setToaster(() => loaded.Toaster),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  useEffect(() => {
    if (Toaster && isFirst) containerIsThere();
  }, [Toaster, isFirst]);
  if (!Toaster || !isFirst) return null;
  return (
    <div ref={keepUnfocusable}>
      <Toaster
        position="top-right"
        // Over the header, not over the field below it.
        mobileOffset={TOAST_OFFSET}
        duration={DEFAULT_TOAST_MS}
        containerAriaLabel="Avisos"
        theme="light"
        style={{ fontFamily: 'inherit' }}
        toastOptions={{
          classNames: { toast: styles.toast, error: styles.error, success: styles.success },
        }}
      />
    </div>
  );
}
