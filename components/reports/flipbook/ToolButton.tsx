import clsx from 'clsx';
import { Icon, type IconName } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from '@/components/reports/flipbook/ToolButton.module.css';

interface ToolButtonProps {
  icon: IconName;
  /** Visible beside the icon where there is room. */
  children: string;
  /** The name is seen on phones, too. */
  isWide?: boolean;
  /** The icon alone. */
  isBare?: boolean;
  /** The icon after the name. */
  isEnd?: boolean;
  /** Nothing to do just now. Not `disabled`, which would take the focus away. */
  isOff?: boolean;
  /** For a button that switches something on and off. */
  isPressed?: boolean;
  onClick: () => void;
}

/** A button of the reader's bar. */
export function ToolButton(props: ToolButtonProps) {
  const { icon, children, isBare = false, isEnd = false, isWide = false, isOff = false } = props;
  return (
    <button
      type="button"
      className={clsx(styles.button, isEnd && styles.end)}
      aria-disabled={isOff || undefined}
      aria-pressed={props.isPressed}
      title={isBare ? children : undefined}
      onClick={() => !isOff && props.onClick()}
    >
      <Icon name={icon} />
      {isBare ? (
        <VisuallyHidden>{children}</VisuallyHidden>
      ) : (
        <span className={clsx(!isWide && styles.name)}>{children}</span>
      )}
    </button>
  );
}
