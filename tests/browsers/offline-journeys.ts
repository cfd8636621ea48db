import assert from 'node:assert/strict';
import type { Line } from '../support/line';
import type { Surroundings } from './journeys';
import type { Screen } from './screen';

const ZONE = '/sucursales/campeche/san-roman';

const isStored = `() => {
  void caches.has('zona:${ZONE}').then((has) => (window.isStored = has));
  return window.isStored === true;
}`;

/** With the service worker, over a line that is cut: nothing listens any more. */
export const offlineJourneys: Record<
  string,
  (on: Screen, at: Surroundings & { line: Line }) => Promise<void>
> = {
  async 'without a connection: the zone that was seen, and the phone number'(on, { line }) {
    await on.open(ZONE);
    await on.holds(isStored);
    await line.cut();
    await on.open(ZONE);
    await on.sees('Sin conexión: ves una copia del');
    await on.sees('San Román');
    await on.open('/informes_anuales');
    await on.sees('No pudimos abrir esta página.');
    await on.click('link', 'San Román');
    await on.sees('Sin conexión: ves una copia del');
    await line.mend();
    await on.open('/informes_anuales');
    await on.sees('Informes anuales');
    assert(!(await on.text()).includes('Sin conexión'));
  },
};
