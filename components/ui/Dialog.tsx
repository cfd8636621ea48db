import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from '@/components/ui/Dialog.module.css';
import shared from '@/components/ui/shared.module.css';

interface DialogProps {
  isOpen: boolean;
  /** Called when it was closed, by its button or by Escape. */
  onClose: () => void;
  /** Of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** The native modal dialog. `data-autofocus` marks the element that is focused first. */
export function Dialog({ isOpen, onClose, id, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) return element.close();
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Where it is higher than the screen, focus has taken its title out of view.
    element.scrollTop = 0;
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={isOpen ? id : undefined}
      // Closing a dialog that was never open is no news.
      onClose={() => isOpen && onClose()}
    >
      {isOpen && (
        <div className={shared.stack3}>
          <h2 id={id} className={clsx(shared.title, shared.tight)}>
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
