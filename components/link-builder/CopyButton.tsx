import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import styles from '@/components/link-builder/LinkResult.module.css';
import shared from '@/components/ui/shared.module.css';

interface CopyButtonProps {
  /** What is copied, or how. */
  text: string | (() => Promise<void>);
  label: string;
  /** Said once it is copied. */
  done: string;
}

/** Copies, and says so. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  // Of the text that was copied: another one is not copied yet.
  const [copied, setCopied] = useState<{ text: CopyButtonProps['text']; status: string }>();
  const copy = async () => {
    try {
      if (typeof text === 'string') await navigator.clipboard.writeText(text);
      else await text();
      setCopied({ text, status: done });
    } catch {
      setCopied({ text, status: 'Este navegador no permite copiar.' });
    }
  };
  const isShown = copied && (typeof text !== 'string' || copied.text === text);
  return (
    <span className={styles.copy}>
      <Button tone="quiet" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={clsx(shared.green, shared.strong, shared.fine)}>
        {isShown ? copied.status : ''}
      </span>
    </span>
  );
}
