import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MissedCollection, ShareZone } from '@/components/collection/DatedActions';
import { NextCollection } from '@/components/collection/NextCollection';
import { ServiceNotices } from '@/components/collection/ServiceNotices';
import { ZoneSheetView } from '@/components/collection/ZoneSheetView';
import { ZoneResults } from '@/components/zone-finder/ZoneResults';
import { serviceExceptions } from '@/lib/features/collection/holidays/exceptions';
import type { Service } from '@/lib/features/collection/holidays/notices';
import type { CollectionSchedule } from '@/lib/features/collection/schedule';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import { zoneSheet } from '@/lib/features/zone-sheet/sheet';
import { branchData } from '@/lib/features/structured-data/branch';
import { hrefOf } from '@/tests/support/href-of';
import { embeddedService } from '@/tests/unit/features/collection/holidays/embedded-places';
import { branch, zone } from '@/tests/unit/features/support';

/** Every day, so that each of the dates below is one of the zone's. */
const DAILY: CollectionSchedule = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: 360, to: 720 }];
const OFFSETS = [{ minutes: -360 }];
const SILENT: Service = { general: [], notices: [] };

function datesAt(local: string, service: Service): ZoneCollection {
  const today = local.slice(0, 10);
  const year = Number(today.slice(0, 4));
  const range = { from: `${year}-01-01`, to: `${year + 1}-12-31` };
  const exceptions = serviceExceptions(DAILY, { general: service.general, announced: [] }, range);
  return { schedule: DAILY, offsets: OFFSETS, exceptions, asOf: today, phone: '55 5555 0101' };
}

const at = (local: string) => Date.parse(`${local}-06:00`);

/** What each place says at an instant, with script. */
function placesAt(local: string, service: Service) {
  jest.setSystemTime(at(local));
  const dates = datesAt(local, service);
  const served = zone(1, 'Centro', 'Diario', '6:00 a 12:00 h');
  const result = {
    ...{ zone: 'Centro', branch: 'Monterrey', state: '', postalCode: '', path: '/z' },
    ...{ frequency: 'Diario', timetable: '', dates },
  };
  const { container, unmount } = render(
    <>
      <section aria-label="página">
        <NextCollection {...dates} />
      </section>
      <section aria-label="buscador">
        <ZoneResults answer={{ term: 'Centro', results: [result], total: 1 }} now={at(local)} />
      </section>
      <section aria-label="compartir">
        <ShareZone text="Recolección" url="https://a.example/z" dates={dates} />
      </section>
      <section aria-label="falla">
        <MissedCollection dates={dates} branch={{ url: 'm', name: 'm' }} zone="z" />
      </section>
      <section aria-label="hoja">
        <ZoneSheetView sheet={zoneSheet(branch(), served, 'Centro', dates)} />
      </section>
    </>,
  );
  const place = (name: string) => within(screen.getByRole('region', { name }));
  const shown = {
    next: container.querySelector('time')?.getAttribute('datetime')?.slice(0, 10),
    page: place('página').queryByRole('list')?.textContent ?? '',
    finder: place('buscador').getByRole('listitem').textContent ?? '',
    shared: decodeURIComponent(place('compartir').getByRole('link').getAttribute('href') ?? ''),
    missed: place('falla').queryByRole('link')?.getAttribute('href')?.slice(-10),
    sheet: screen.getByRole('article').textContent ?? '',
    // Without script.
    plain: renderToStaticMarkup(<NextCollection {...dates} />).replace(/<[^>]*>/g, ''),
    excepted: JSON.stringify(branchData(branch(), [served], () => dates)),
  };
  unmount();
  return shown;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('by the company’s answers', () => {
  test.each([
    ['2026-12-24T14:00', '2026-12-26', '2026-12-24', '25 de diciembre', 'sábado 26 de diciembre'],
    ['2026-12-25T09:00', '2026-12-26', '2026-12-24', '25 de diciembre', 'sábado 26 de diciembre'],
    ['2026-12-26T09:00', '2026-12-26', '2026-12-24', '25 de diciembre', 'sábado 26 de diciembre'],
    ['2026-12-31T14:00', '2027-01-02', '2026-12-31', '1 de enero', 'sábado 2 de enero'],
    ['2027-01-01T09:00', '2027-01-02', '2026-12-31', '1 de enero', 'sábado 2 de enero'],
    ['2027-01-02T14:00', '2027-01-03', '2027-01-02', '1 de enero', 'domingo 3 de enero'],
    ['2027-04-30T14:00', '2027-05-02', '2027-04-30', '1 de mayo', 'domingo 2 de mayo'],
    ['2027-05-01T09:00', '2027-05-02', '2027-04-30', '1 de mayo', 'domingo 2 de mayo'],
    ['2027-05-02T09:00', '2027-05-02', '2027-04-30', '1 de mayo', 'domingo 2 de mayo'],
  ])('at %s all say that the next is on %s', (local, next, missed, suspended, nextText) => {
    const shown = placesAt(local, embeddedService);
    const day = `${suspended}: sin recolección; pasa el `;
    expect(shown.next).toBe(next);
    expect(shown.shared).toContain(`Próxima: ${nextText}, de 6:00 a 12:00.`);
    expect(shown.missed).toBe(missed);
    expect([shown.page, shown.finder, shown.plain].filter((text) => !text.includes(day))).toEqual(
      [],
    );
    expect(shown.sheet).toContain(`${suspended} (pasa el `);
    expect(shown.excepted).toContain(`"exceptDate":["`);
  });

  test.each(['2027-09-15T14:00', '2027-09-16T09:00', '2027-09-17T09:00'])(
    'at %s Independence Day is as any other day',
    (local) => {
      const shown = placesAt(local, embeddedService);
      expect(shown.next).toBe(local.startsWith('2027-09-17') ? '2027-09-17' : '2027-09-16');
      expect(shown.page).toBe('');
      expect(shown.finder).not.toContain('puede cambiar');
    },
  );
});

test.each([
  ['2026-12-24T14:00', '2026-12-26', 'viernes 25 de diciembre'],
  ['2026-12-25T09:00', '2026-12-26', 'viernes 25 de diciembre'],
  ['2026-12-31T14:00', '2027-01-02', 'viernes 1 de enero'],
  ['2027-05-01T14:00', '2027-05-02', 'sábado 1 de mayo'],
  ['2027-09-15T14:00', '2027-09-17', 'jueves 16 de septiembre'],
  ['2027-09-16T09:00', '2027-09-17', 'jueves 16 de septiembre'],
])(
  'where nothing is said of holidays, at %s no place announces the holiday, and all say whom to ask',
  (local, next, holiday) => {
    const shown = placesAt(local, SILENT);
    const ask = `${holiday}: puede cambiar por día festivo; confirme al 55 5555 0101`;
    expect(shown.next).toBe(next);
    expect([shown.page, shown.finder, shown.plain].filter((text) => !text.includes(ask))).toEqual(
      [],
    );
    expect(shown.sheet).toContain('Por confirmar: ');
    const unknown = datesAt(local, SILENT).exceptions.map(({ date }) => date);
    expect(unknown).not.toContain(shown.missed);
  },
);

test('a notice shows until its last date, and links to its post', () => {
  jest.setSystemTime(at('2026-12-08T23:00'));
  const notices = [{ title: 'Aviso', href: '/Blog_Detalle/aviso', until: '2026-12-08' }];
  const { rerender } = render(<ServiceNotices notices={notices} offsets={OFFSETS} />);
  expect(hrefOf('Aviso')).toBe('/Blog_Detalle/aviso');
  rerender(
    <ServiceNotices notices={[{ ...notices[0]!, until: '2026-12-07' }]} offsets={OFFSETS} />,
  );
  expect(screen.queryByRole('link')).toBeNull();
});
