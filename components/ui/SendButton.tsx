import { useEffect, useRef, type ComponentProps } from 'react';
import { Button } from '@/components/ui/Button';
import styles from '@/components/ui/Button.module.css';

function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

interface SendButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'children'> {
  isSending: boolean;
}

/** The button that sends a form. Sending disables it, so it takes the lost focus back afterwards. */
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
      {/* Page translators replace bare text, so React could not insert the spinner before it. */}
      <span>{children}</span>
    </Button>
  );
}
