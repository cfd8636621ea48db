import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import type { PhonePart } from '@/lib/company';
import styles from '@/components/quote/HelpLine.module.css';

interface HelpLineProps {
  /** Defaults to the support phone. */
  phone?: readonly PhonePart[];
  /** The reason why the visitor cannot continue, which emphasises the line; '' for none. */
  failure?: string;
  /** Undefined if there is nothing to retry. */
  onRetry?: () => void;
}

/**
 * The phone on every step. Load and send failures have no toast (specification, section 8): this
 * line is emphasised instead, and scrolls into view.
 */
export function HelpLine({ phone, failure = '', onRetry }: HelpLineProps) {
  const isEmphasised = failure !== '';
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEmphasised) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isEmphasised]);
  return (
    <div ref={line} tabIndex={-1} className={clsx(styles.line, isEmphasised && styles.emphasised)}>
      <span className={styles.icon}>
        <Icon name="phone" size={22} />
      </span>
      <p>
        <span>
          {isEmphasised
            ? `${failure} Tus respuestas están a salvo. Si lo prefieres, un asesor te atiende por teléfono:`
            : '¿Prefieres que te ayudemos por teléfono?'}
        </span>
        <span className={styles.phones}>
          <PhoneLinks parts={phone} className={styles.phone} />
        </span>
      </p>
      {isEmphasised && onRetry && (
        <Button
          tone="quiet"
          className={styles.retry}
          onClick={() => {
            // A press removes the button, so the line takes the focus.
            line.current?.focus();
            onRetry();
          }}
        >
          Intentar de nuevo
        </Button>
      )}
    </div>
  );
}
