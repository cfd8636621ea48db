'use client';

import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import styles from '@/components/collection/ZoneSheetPrint.module.css';

/** Not shown where no script runs. */
export function ZoneSheetPrint() {
  return (
    <Button className={styles.print} onClick={() => window.print()}>
      <Icon name="print" /> Imprimir
    </Button>
  );
}
