import type { ReactNode } from 'react';
import shared from '@/components/ui/shared.module.css';

/** Text for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={shared.visuallyHidden}>{children}</span>;
}
