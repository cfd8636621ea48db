import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from '@/components/ui/Dialog.module.css';
import shared from '@/components/ui/shared.module.css';

interface DialogProps {
  isOpen: boolean;
  /** Called when the browser closes the dialog, such as on Escape. */
  onClose: () => void;
  /** The heading's id. */
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
    // A dialog higher than the window begins at its title, from which the reader scrolls on.
    const isWhole = element.scrollHeight <= element.clientHeight;
    element.querySelector<HTMLElement>(isWhole ? '[data-autofocus]' : 'h2')?.focus();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={isOpen ? id : undefined}
      // A close by the parent also fires this event, but the parent already knows.
      onClose={() => isOpen && onClose()}
    >
      {isOpen && (
        <div className={shared.stack3}>
          <h2 id={id} tabIndex={-1} className={clsx(shared.title, shared.tight)}>
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
