import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';

/** The button from a page to the list above it. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} tone="quiet">
      <Icon name="left" />
      {children}
    </ButtonLink>
  );
}
