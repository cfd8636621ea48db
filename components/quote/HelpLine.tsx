import clsx from 'clsx';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import type { PhonePart } from '@/lib/util/format/phone-parts';
import styles from '@/components/quote/HelpLine.module.css';

interface HelpLineProps {
  phone: readonly PhonePart[];
  /** Something did not go through: the line stands out. */
  isEmphasised: boolean;
  /** Tries again what could not be loaded; absent where the step has its own button for it. */
  onRetry?: () => void;
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * The phone that helps on every step. When a load or the sending fails there is no toast
 * (specification, section 8); this line comes forward instead, so that nobody is left in the dark.
 */
export function HelpLine({ phone, isEmphasised, onRetry, ref }: HelpLineProps) {
  return (
    <div ref={ref} className={clsx(styles.line, isEmphasised && styles.emphasised)}>
      <span className={styles.icon}>
        <Icon name="phone" size={22} />
      </span>
      <p>
        {isEmphasised
          ? 'Sus respuestas están a salvo. Si lo prefiere, un asesor le atiende por teléfono:'
          : '¿Prefiere que le ayudemos por teléfono?'}
        <span className={styles.phones}>
          <PhoneLinks parts={phone} className={styles.phone} />
        </span>
      </p>
      {isEmphasised && onRetry && (
        <Button tone="quiet" className={styles.retry} onClick={onRetry}>
          Intentar de nuevo
        </Button>
      )}
    </div>
  );
}
