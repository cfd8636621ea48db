import type { ReactNode } from 'react';
import styles from '@/components/link-builder/FieldGroup.module.css';

interface FieldGroupProps {
  legend: string;
  className?: string;
  children: ReactNode;
}

/** Fields of the desk under a legend of their own. */
export function FieldGroup({ legend, className, children }: FieldGroupProps) {
  return (
    <fieldset className={className}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
