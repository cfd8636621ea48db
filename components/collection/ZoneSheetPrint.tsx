'use client';

import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import shared from '@/components/ui/shared.module.css';

/** The button that prints the page, shown only with script. */
export function ZoneSheetPrint() {
  return (
    <p className={shared.above2} data-print="hide" data-script="only">
      <Button onClick={() => window.print()}>
        <Icon name="print" /> Imprimir
      </Button>
    </p>
  );
}
