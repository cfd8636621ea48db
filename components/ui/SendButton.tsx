import { useEffect, useRef, type ComponentProps } from 'react';
import { Button } from '@/components/ui/Button';
import styles from '@/components/ui/Button.module.css';

function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

interface SendButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'children'> {
  isSending: boolean;
}

/** Sends a form. Disabled while it is sent, it loses the focus, and has it again afterwards. */
export function SendButton({ isSending, children, className }: SendButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isSending) return;
    const { current } = button;
    return () => {
      if (document.activeElement === document.body) current?.focus({ preventScroll: true });
    };
  }, [isSending]);
  return (
    <Button ref={button} type="submit" disabled={isSending} className={className}>
      {isSending && <Spinner />}
      {/* An element: a translator replaces bare text, before which React then inserts nothing. */}
      <span>{children}</span>
    </Button>
  );
}
