import { cluster } from '@/lib/features/map/clusters';
import {
  branchMarks,
  filterMarks,
  filterStates,
  splitView,
  presenceMarks,
} from '@/lib/features/map/marks';
import { mapPlaces, placeOf } from '@/lib/features/map/places';
import { project, unproject } from '@/lib/features/map/projection';
import {
  clusterRadius,
  clampView,
  isInFrame,
  MAX_SCALE,
  panView,
  positionOf,
  USUAL_SIZE,
  FULL_VIEW,
} from '@/lib/features/map/view';
import { branch, line } from '@/tests/unit/features/support';

describe('projection', () => {
  test.each([
    ['Tijuana', 32.53, -117.03, 33.8, 3.2],
    ['Cancún', 21.1538, -86.8587, 789.1, 321],
    ['Tapachula', 14.9, -92.26, 653.9, 484.7],
    ['Monterrey', 25.7003, -100.3128, 452.3, 199.3],
  ])('%s', (_name, latitude, longitude, x, y) => {
    const at = project(latitude, longitude);
    expect(Math.abs(at.x - x)).toBeLessThan(3);
    expect(Math.abs(at.y - y)).toBeLessThan(6);
  });

  test('back to degrees, within ten metres after the rounding', () => {
    const [latitude, longitude] = [25.686614, -100.316113];
    const place = placeOf(latitude, longitude);
    const back = unproject(place ?? { x: 0, y: 0 });
    expect(Math.abs(back.latitude - latitude)).toBeLessThan(0.0001);
    expect(Math.abs(back.longitude - longitude)).toBeLessThan(0.0001);
  });

  test.each([
    [undefined, -100],
    [25, undefined],
    [0, 0],
    [90, -100],
    [40.4, -3.7],
  ])('%p, %p has no place on the map', (latitude, longitude) =>
    expect(placeOf(latitude, longitude)).toBeUndefined(),
  );
});

describe('clusters', () => {
  const at = (x: number, y = 0) => ({ x, y });

  test('what is nearer than the radius is one, in the middle of its members', () => {
    const found = cluster([at(0), at(10), at(100)], 20);
    expect(found.map(({ x, members }) => [x, members.length])).toEqual([
      [5, 2],
      [100, 1],
    ]);
  });

  test('radius 0 groups only what lies in the same place; nothing is lost or doubled', () => {
    const marks = Array.from({ length: 500 }, (_, i) => at((i * 37) % 100, (i * 11) % 50));
    for (const radius of [0, 5, 30, 1000]) {
      const members = cluster(marks, radius).flatMap((made) => made.members);
      expect(new Set(members)).toEqual(new Set(marks));
      expect(members).toHaveLength(marks.length);
    }
    expect(cluster([at(1), at(1), at(1.5)], 0)).toHaveLength(2);
  });
});

const units = (...ids: number[]) =>
  ids.map((id) => ({ id, name: `B${id}`, url: '', name_image: '' }));
const marker = (id: number, name: string) => ({ id, name, name_marker_image: `m${id}.png` });
const presence = (name: string, latitude?: number, longitude?: number) => ({
  latitude,
  longitude,
  business_line: { name, name_marker_image: '' },
});
const places = mapPlaces(
  [marker(7, 'Reciclaje'), marker(9, 'Transporte')],
  [
    presence(' RECICLAJE ', 25.7, -100.3),
    presence('Transporte', 25.7, -100.3),
    presence('Otra', 21.1, -86.8),
    presence('Transporte', undefined, -100.3),
    presence('Transporte', 0, 0),
  ],
  [
    branch({ id: 1 }),
    branch({ id: 2, name: 'Cancún', ubication: { state: 'Quintana Roo' }, latitude: undefined }),
  ],
  [line({ id: 7, business_unit: units(1) }), line({ id: 9, business_unit: units(1, 2) })],
);
const names = (states: typeof places.states) =>
  states.flatMap(({ branches }) => branches.map(({ name }) => name));

describe('places', () => {
  test('presence knows its line by name; what has no place is left off the map', () => {
    expect(places.presence.map(([, , index]) => index)).toEqual([0, 1, -1]);
  });

  test('a branch without coordinates is off the map and in the list', () => {
    expect(names(places.states)).toEqual(['Monterrey', 'Cancún']);
    expect(branchMarks(places.states)).toHaveLength(1);
  });

  test('lines, address, phone and link of a branch', () => {
    expect(places.states[0]?.branches[0]).toMatchObject({
      lines: [0, 1],
      address: 'Calle Encino 1840, Industrial, C.P. 64440, Nuevo León',
      phone: [{ text: '55 5555 0101', href: 'tel:+525555550101' }],
      href: '/sucursales/monterrey',
    });
  });
});

describe('filters', () => {
  const shown = (...checked: number[]) =>
    filterMarks(presenceMarks(places.presence), new Set(checked), 2).map(
      (mark) => 'line' in mark && mark.line,
    );

  test('markers follow the checked lines', () => {
    expect(shown(0, 1)).toEqual([0, 1, -1]);
    expect(shown(1)).toEqual([1]);
    expect(shown()).toEqual([]);
  });

  test('the list follows too', () => {
    const listed = (...checked: number[]) =>
      names(filterStates(places.states, new Set(checked), 2));
    expect(listed(0, 1)).toEqual(['Monterrey', 'Cancún']);
    expect(listed(0)).toEqual(['Monterrey']);
    expect(listed(1)).toEqual(['Monterrey', 'Cancún']);
    expect(listed()).toEqual([]);
  });
});

describe('view', () => {
  test('the whole country has its middle in the middle', () => {
    expect(positionOf(FULL_VIEW, FULL_VIEW)).toEqual({ x: 50, y: 50 });
  });

  test.each([
    ['Tijuana', 32.53, -117.03],
    ['Cancún', 21.1538, -86.8587],
    ['Tapachula', 14.9, -92.26],
  ])('on a phone of 360 px a marker at %s is clear of the frame', (_name, latitude, longitude) => {
    // The frame of 328 px is taller than the stage: only the sides are near.
    const x = (positionOf(project(latitude, longitude), FULL_VIEW).x / 100) * 328;
    expect(Math.min(x, 328 - x)).toBeGreaterThanOrEqual(22 + 4);
  });

  test('on a desktop a pin at Tijuana has its 40 px of height', () => {
    const { y } = positionOf(project(32.53, -117.03), FULL_VIEW);
    expect((y / 100) * USUAL_SIZE.height).toBeGreaterThanOrEqual(40);
  });

  test('zoom and movement keep to the drawing', () => {
    expect(clampView({ x: 5, y: 5, scale: 0.5 })).toBe(FULL_VIEW);
    expect(clampView({ x: -50, y: 900, scale: 99 })).toEqual({ x: 0, y: 498, scale: MAX_SCALE });
    expect(panView(FULL_VIEW, 100, 0, USUAL_SIZE)).toBe(FULL_VIEW);
    const [view, place] = [
      { x: 400, y: 200, scale: 2 },
      { x: 410, y: 220 },
    ];
    const before = positionOf(place, view);
    const after = positionOf(place, panView(view, 76, 0, USUAL_SIZE));
    // A tenth of the frame's 760 pixels.
    expect(before.x - after.x).toBeCloseTo(10);
    expect(after.y).toBe(before.y);
  });

  test('a frame taller than the drawing shows more above and below', () => {
    expect(isInFrame({ x: 50, y: -10 }, USUAL_SIZE)).toBe(false);
    expect(isInFrame({ x: 50, y: -10 }, { width: 328, height: 340 })).toBe(true);
    // Under the zoom's buttons; as far right, but below them.
    expect(isInFrame({ x: 90, y: 25 }, { width: 328, height: 340 })).toBe(false);
    expect(isInFrame({ x: 90, y: 60 }, { width: 328, height: 340 })).toBe(true);
  });

  test('a group comes apart by zoom, unless it lies in one place', () => {
    const [a, b] = [
      { x: 100, y: 100, line: 0 },
      { x: 110, y: 100, line: 1 },
    ];
    const parting = splitView([a, b], 1, USUAL_SIZE);
    expect(parting).toMatchObject({ x: 105, y: 100 });
    expect(cluster([a, b], clusterRadius(parting?.scale ?? 1, USUAL_SIZE))).toHaveLength(2);
    expect(splitView([a, { ...a }], 1, USUAL_SIZE)).toBeUndefined();
  });
});
