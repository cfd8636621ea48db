import type { VitalsReport } from '@/lib/features/vitals/record';
import { apiRoutes } from '@/lib/server/routing/routes';

const queue: VitalsReport['vitals'] = [];

/** Returns the device by the widths at which the layout changes. */
function device(): VitalsReport['device'] {
  if (window.innerWidth < 600) return 'phone';
  return window.innerWidth < 960 ? 'tablet' : 'desktop';
}

function flush(): void {
  if (document.visibilityState !== 'hidden' || queue.length === 0) return;
  const report: VitalsReport = { device: device(), vitals: queue.splice(0) };
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(apiRoutes.vitals(), body);
}

type Measurement = Pick<VitalsReport['vitals'][number], 'name' | 'value'>;

/** Queues a measurement of the page; all are sent when the visitor leaves it. */
export function reportVital({ name, value }: Measurement): void {
  queue.push({ name, value, path: window.location.pathname });
  // The last measurements come from listeners of the document, which run before this one on the window.
  window.addEventListener('visibilitychange', flush);
}
