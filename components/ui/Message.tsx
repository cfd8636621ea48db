import type { ReactNode } from 'react';
import styles from '@/components/ui/Message.module.css';

/** A page of one message: not found, an error, thanks. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.message}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {children}
      </div>
      <svg className={styles.art} viewBox="0 0 480 480" aria-hidden="true" focusable="false">
        <path className={styles.back} d="M0 480 230 0h120L120 480Z" />
        <path className={styles.front} d="M190 480 420 0h60v250L370 480Z" />
        <path className={styles.leaf} d="M0 120h120l60 126-62 130Z" />
      </svg>
    </section>
  );
}
