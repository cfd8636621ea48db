import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CollectionStrip } from '@/components/collection/CollectionStrip';
import { ReportMissedCollection, ShareZone } from '@/components/collection/DatedActions';
import { NextCollection } from '@/components/collection/NextCollection';
import { RecentNotices } from '@/components/collection/RecentNotices';
import { zoneDates } from '@/tests/unit/features/collection/zone-dates';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import type { CollectionSchedule } from '@/lib/features/collection/schedule';

const MORNING: CollectionSchedule = [{ weekdays: [1, 3, 5], from: 360, to: 720 }];
const MINUTE = 60_000;

const setTime = (local: string) => jest.setSystemTime(new Date(`${local}-06:00`));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Returns the visible text. The other text keeps its place but is hidden. */
const shown = () => document.querySelector('time')?.closest('p')?.textContent;
const link = () => screen.queryByRole('link', { name: '¿No pasó el camión?' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the next collection', () => {
  const next = (change: Partial<ZoneCollection> = {}) => (
    <NextCollection {...zoneDates(MORNING, change)} />
  );

  test('has the weekly days on the server, and no date of its clock', () => {
    setTime('2026-11-23T05:00');
    const page = new DOMParser().parseFromString(renderToString(next()), 'text/html');
    expect(page.body.textContent).toBe('Pasa: lunes, miércoles y viernes, de 6:00 a 12:00');
    expect(page.querySelector('time')).toBeNull();
  });

  test('is correct on a page of yesterday, which hydrates without a mismatch', () => {
    const problems: unknown[] = [];
    const container = document.body.appendChild(document.createElement('div'));
    setTime('2026-11-22T05:00');
    container.innerHTML = renderToString(next());
    setTime('2026-11-23T05:00');
    render(next(), {
      container,
      hydrate: true,
      onRecoverableError: (error) => problems.push(error),
    });
    expect(shown()).toBe('Próxima recolección: hoy, de 6:00 a 12:00');
    expect(problems).toEqual([]);
  });

  test('changes without a reload and without an announcement', () => {
    setTime('2026-11-22T23:59');
    const { unmount } = render(next());
    expect(shown()).toBe('Próxima recolección: mañana, de 6:00 a 12:00');
    pass(MINUTE);
    expect(shown()).toBe('Próxima recolección: hoy, de 6:00 a 12:00');
    expect(document.querySelector('time')).toHaveAttribute('datetime', '2026-11-23T06:00');
    expect(document.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
  ])('is correct again on %s after a sleep, during which no timer runs', (_, wake) => {
    setTime('2026-11-23T05:00');
    render(next());
    setTime('2026-11-24T12:00');
    expect(shown()).toBe('Próxima recolección: hoy, de 6:00 a 12:00');
    act(wake);
    expect(shown()).toBe('Próxima recolección: mañana, de 6:00 a 12:00');
  });

  test('is called that of the weekly program beside a recent notice', () => {
    setTime('2026-11-23T05:00');
    render(next({ isOnlyProgram: true }));
    expect(shown()).toBe('Según el programa semanal: hoy, de 6:00 a 12:00');
  });

  test('is to be confirmed on a holiday in the next two weeks', () => {
    setTime('2026-12-13T05:00');
    render(next());
    expect(document.body).toHaveTextContent(
      'Por confirmar (día festivo): viernes 25 de diciembre. Llama al 55 5555 0101.',
    );
  });
});

describe('the link of a missed collection', () => {
  const missed = () => (
    <ReportMissedCollection
      dates={zoneDates(MORNING)}
      branch={{ url: 'monterrey', name: 'Monterrey' }}
      zone="Centro / Sur"
    />
  );

  test('appears from an hour to two days after the end, and leads to the form of that day', () => {
    setTime('2026-11-27T11:59');
    render(missed());
    // Wednesday's collection ended less than 48 hours ago.
    pass(0);
    expect(link()).toHaveAttribute(
      'href',
      '/contactanos/recoleccion/monterrey/Centro%20%2F%20Sur/2026-11-25',
    );
    pass(MINUTE);
    expect(link()).toBeNull();
    pass(60 * MINUTE);
    expect(link()).toHaveAttribute('href', expect.stringMatching(/\/2026-11-27$/));
    pass(47 * 60 * MINUTE - 1);
    expect(link()).not.toBeNull();
    pass(1);
    expect(link()).toBeNull();
  });
});

describe('the next 14 days', () => {
  const strip = () => <CollectionStrip {...zoneDates(MORNING)} />;
  const days = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  test('show for each day from today whether the truck comes', () => {
    setTime('2026-11-23T13:00');
    render(strip());
    expect(days()).toHaveLength(14);
    expect(days().slice(0, 3)).toEqual([
      '23lunes 23 de noviembre: pasa de 6:00 a 12:00',
      '24martes 24 de noviembre: no pasa',
      '25miércoles 25 de noviembre: pasa de 6:00 a 12:00',
    ]);
    expect(days().filter((day) => day?.includes(': pasa'))).toHaveLength(6);
    // A new month is named.
    expect(days()[8]).toBe('1 dicmartes 1 de diciembre: no pasa');
    expect(screen.getByText('lun').parentElement).toHaveTextContent('lunmarmiéjueviesábdom');
    const [today] = screen.getAllByRole('listitem', { current: 'date' });
    expect(today).toHaveTextContent('23lunes 23');
  });

  test('show a holiday as to be confirmed', () => {
    setTime('2026-12-25T05:00');
    render(strip());
    expect(days()[0]).toBe('25?viernes 25 de diciembre: por confirmar');
  });
});

test('recent posts are linked with their dates, followed by the questions about holidays', () => {
  const post = { title: 'Recolección en las fiestas', href: '/a', date: '2026-12-18' };
  const question = { title: '¿Hay recolección en días festivos?', href: '/b' };
  const { rerender } = render(<RecentNotices posts={[post]} questions={[question]} />);
  expect(screen.getByText('Avisos recientes')).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Recolección en las fiestas18 de diciembre de 2026', '/a'],
    ['¿Hay recolección en días festivos?', '/b'],
  ]);
  rerender(<RecentNotices posts={[]} questions={[question]} />);
  expect(screen.queryByText('Avisos recientes')).toBeNull();
  expect(screen.getByRole('link')).toHaveTextContent('¿Hay recolección en días festivos?');
});

describe('a zone is shared by WhatsApp', () => {
  const text = 'Recolección en Centro: lunes & miércoles';
  const shared = (element = screen.getByRole('link', { name: 'Compartir por WhatsApp' })) => {
    expect(element).toHaveAttribute('rel', 'noopener noreferrer');
    const url = new URL(element.getAttribute('href') ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/');
    return url.searchParams.get('text');
  };
  const share = (dates?: Parameters<typeof ShareZone>[0]['dates']) => (
    <ShareZone text={text} url="https://a.example/b%20%C3%B1" dates={dates} />
  );

  test('with its text and its address', () => {
    render(share());
    expect(shared()).toBe(`${text} https://a.example/b%20ñ`);
  });

  test('with the next date, which stays true, if there is script', () => {
    setTime('2026-11-23T05:00');
    const dates = zoneDates(MORNING);
    expect(renderToString(share(dates))).not.toContain('noviembre');
    render(share(dates));
    expect(shared()).toBe(
      `${text}. Próxima: lunes 23 de noviembre, de 6:00 a 12:00. https://a.example/b%20ñ`,
    );
  });

  test('without a date while a notice may change it', () => {
    setTime('2026-11-23T05:00');
    render(share(zoneDates(MORNING, { isOnlyProgram: true })));
    expect(shared()).toBe(`${text} https://a.example/b%20ñ`);
  });
});
