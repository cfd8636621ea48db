import clsx from 'clsx';
import { useState } from 'react';
import styles from '@/components/reports/flipbook/PageField.module.css';
import shared from '@/components/ui/shared.module.css';

interface PageFieldProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** The page number, to be read and typed; Enter or leaving the field goes there. */
export function PageField({ page, count, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const wanted = Number(typed);
    setTyped(undefined);
    if (typed !== undefined && Number.isInteger(wanted) && wanted >= 1) {
      onPage(Math.min(wanted, count));
    }
  };
  return (
    <div className={clsx(shared.row1, shared.nowrap)}>
      <label className={styles.label}>
        <span>Página</span>
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          value={typed ?? page}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => event.key === 'Enter' && go()}
          onBlur={go}
        />
      </label>
      <span className={styles.count}>de {count}</span>
    </div>
  );
}
