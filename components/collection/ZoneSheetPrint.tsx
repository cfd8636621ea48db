'use client';

import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';

/** Not shown where no script runs. */
export function ZoneSheetPrint() {
  return (
    <Button data-script="only" onClick={() => window.print()}>
      <Icon name="print" /> Imprimir
    </Button>
  );
}
