import { useState, type FormEvent } from 'react';
import styles from '@/components/reports/flipbook/PageField.module.css';

interface PageFieldProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** The page number, to be read and typed; give it the page as `key`. */
export function PageField({ page, count, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState(String(page));
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const wanted = Number(typed);
    if (Number.isInteger(wanted) && wanted >= 1) onPage(wanted);
    setTyped(String(Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, count) : page));
  };
  return (
    <form className={styles.field} onSubmit={submit}>
      <label className={styles.label}>
        <span>Página</span>
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => submit()}
        />
      </label>
      <span className={styles.count}>de {count}</span>
    </form>
  );
}
