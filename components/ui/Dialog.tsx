'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import styles from '@/components/ui/Dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  /** Called when it was closed, by its button or by Escape. */
  onClose: () => void;
  /** Id of the heading. */
  labelledBy: string;
  children: ReactNode;
}

/** The native modal dialog. `data-autofocus` marks the element that is focused first. */
export function Dialog({ isOpen, onClose, labelledBy, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={isOpen ? labelledBy : undefined}
      // Closing a dialog that was never open is no news.
      onClose={() => isOpen && onClose()}
    >
      {isOpen && children}
    </dialog>
  );
}
