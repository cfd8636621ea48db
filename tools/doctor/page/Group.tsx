import type { ReactNode } from 'react';

interface GroupProps {
  /** Of its content: a link to it opens the group. */
  id: string;
  title: string;
  count: string;
  tone?: 'broken' | 'gap' | 'good' | 'plain';
  isOpen: boolean;
  children: ReactNode;
}

/** A group of a section that can be closed; on paper it is open. */
export function Group({ id, title, count, tone = 'plain', isOpen, children }: GroupProps) {
  return (
    <details className={`group tone-${tone}`} open={isOpen}>
      <summary>
        <span className="title">
          <h3>{title}</h3>
          <span className="count">{count}</span>
        </span>
      </summary>
      <div className="group-content" id={id}>
        {children}
      </div>
    </details>
  );
}
