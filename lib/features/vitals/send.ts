import { apiRoutes } from '@/lib/server/routing/routes';
import type { VitalsReport } from '@/lib/features/vitals/record';

type Vital = VitalsReport['vitals'][number];

interface Measurement extends Pick<Vital, 'name' | 'value'> {
  /** URL of the measured page, where the browser reports it. */
  navigationURL?: string;
}

const queue: Vital[] = [];
let isListening = false;

/** By the widths at which the layout changes. */
function device(): VitalsReport['device'] {
  if (window.innerWidth < 600) return 'phone';
  return window.innerWidth < 960 ? 'tablet' : 'desktop';
}

/** The page that the visit started with, where other measurements were taken. */
const landingPage = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

function flush(): void {
  if (document.visibilityState !== 'hidden' || queue.length === 0) return;
  const report: VitalsReport = { device: device(), vitals: queue.splice(0) };
  navigator.sendBeacon(
    apiRoutes.vitals(),
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  );
}

/** Queues a measurement until the page is hidden, then sends all of them at once. */
export function reportVital({ name, value, navigationURL }: Measurement): void {
  const { pathname } = new URL(navigationURL ?? landingPage(), location.href);
  queue.push({ name, value, path: pathname });
  if (isListening) return;
  isListening = true;
  // On the window: the last measurements come from listeners of the document, which run first.
  window.addEventListener('visibilitychange', flush);
}
