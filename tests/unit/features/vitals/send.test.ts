/** @jest-environment jsdom */
import { reportVital } from '@/lib/features/vitals/send';

const beacons: { url: string; body: Blob }[] = [];
let visibility: DocumentVisibilityState = 'visible';

beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (url: string, body: Blob) => beacons.push({ url, body }) > 0,
  });
  history.replaceState(null, '', '/busqueda?search=algo%20privado');
});

const read = (blob: Blob | undefined) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    if (blob) reader.readAsText(blob);
  });

const leave = () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

test('all measurements are sent at once when the visitor leaves, without any query', async () => {
  reportVital({ name: 'TTFB', value: 120 });
  reportVital({ name: 'LCP', value: 900 });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(beacons).toEqual([]);
  leave();
  leave();
  expect(beacons).toHaveLength(1);
  expect(beacons[0]?.url).toBe('/api/vitals');
  expect(beacons[0]?.body.type).toBe('application/json');
  expect(await read(beacons[0]?.body)).toEqual({
    device: 'desktop',
    vitals: [
      { name: 'TTFB', value: 120, path: '/busqueda' },
      { name: 'LCP', value: 900, path: '/busqueda' },
    ],
  });
});
