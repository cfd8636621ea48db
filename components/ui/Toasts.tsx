'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { ToasterProps } from 'sonner';
import styles from '@/components/ui/Toasts.module.css';

/** How long a form's toast stays and the container's default, in milliseconds (section 9). */
const FORM_TOAST_MS = 2_000;
const DEFAULT_TOAST_MS = 5_000;

const loadToasts = () => import('sonner');

/** A container that is not there yet would swallow the toast. */
let containerIsThere: () => void;
const container = new Promise<void>((resolve) => {
  containerIsThere = resolve;
});

/** A form's toast, for 2 s. What it says stands beside the field too, so losing it loses nothing. */
export async function showToast(kind: 'success' | 'error', message: string): Promise<void> {
  try {
    const { toast } = await loadToasts();
    await container;
    toast[kind](message, { duration: FORM_TOAST_MS });
  } catch {
    // The script could not be loaded.
  }
}

/** Where toasts appear: top right. Its script is loaded once the page stands. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
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
    if (Toaster) containerIsThere();
  }, [Toaster]);
  if (!Toaster) return null;
  return (
    <Toaster
      position="top-right"
      duration={DEFAULT_TOAST_MS}
      containerAriaLabel="Avisos"
      theme="light"
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        classNames: { toast: styles.toast, error: styles.error, success: styles.success },
      }}
    />
  );
}
