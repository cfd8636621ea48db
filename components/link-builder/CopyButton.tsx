import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import styles from '@/components/link-builder/LinkResult.module.css';
import shared from '@/components/ui/shared.module.css';

interface CopyButtonProps {
  copy: () => Promise<void>;
  label: string;
  /** Said once it is copied. */
  done: string;
}

/** Copies, and says so. Its `key` is what is copied: another text is not copied yet. */
export function CopyButton({ copy, label, done }: CopyButtonProps) {
  const [status, setStatus] = useState('');
  const press = () =>
    copy().then(
      () => setStatus(done),
      () => setStatus('Este navegador no permite copiar.'),
    );
  return (
    <span className={styles.copy}>
      <Button tone="quiet" onClick={() => void press()}>
        {label}
      </Button>
      <span role="status" className={clsx(shared.green, shared.strong, shared.fine)}>
        {status}
      </span>
    </span>
  );
}
