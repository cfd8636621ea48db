'use client';

import { Button } from '@/components/ui/Button';

/** Loads the page at this address again. */
export function RetryButton() {
  return <Button onClick={() => window.location.reload()}>Reintentar</Button>;
}
