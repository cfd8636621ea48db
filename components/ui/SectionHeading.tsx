import type { ReactNode } from 'react';
import styles from '@/components/ui/SectionHeading.module.css';

interface SectionHeadingProps {
  id?: string;
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** A link at the far end, such as "Ver todas". */
  action?: ReactNode;
}

export function SectionHeading({ id, title, lead, action }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
