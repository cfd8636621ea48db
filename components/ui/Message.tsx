import type { ReactNode } from 'react';
import styles from '@/components/ui/Message.module.css';

interface MessageProps {
  title: string;
  /** True for an error page, beside which the quote button is not docked. */
  isError?: boolean;
  children: ReactNode;
}

/** A page with a single message: not found, an error, thanks. */
export function Message({ title, isError, children }: MessageProps) {
  return (
    <section className={styles.message} data-error-page={isError}>
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
