import type { ReactNode } from 'react';
import shared from '@/components/ui/shared.module.css';

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={shared.cluster2}>{children}</div>;
}
