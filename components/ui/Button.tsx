import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import styles from '@/components/ui/Button.module.css';
import shared from '@/components/ui/shared.module.css';
import { Icon } from '@/components/ui/icons';

/** `primary` blue, `accent` green with dark text, `quiet` outlined, `light` for dark grounds. */
export type ButtonTone = 'primary' | 'accent' | 'quiet' | 'light';

export function Button({
  tone = 'primary',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { tone?: ButtonTone }) {
  return <button type={type} className={clsx(styles.button, styles[tone], className)} {...rest} />;
}

export function ButtonLink({
  tone = 'primary',
  className,
  ...rest
}: ComponentProps<typeof SiteLink> & { tone?: ButtonTone }) {
  return <SiteLink className={clsx(styles.button, styles[tone], className)} {...rest} />;
}

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={shared.cluster2}>{children}</div>;
}

/** The link from a page back to its list. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} tone="quiet">
      <Icon name="left" />
      {children}
    </ButtonLink>
  );
}
