import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ReportFinder } from '@/components/sustainability/ReportFinder';

const carousel = jest.fn();
jest.mock('@/components/ui/Carousel', () => ({
  Carousel: ({ children, ...props }: { children: ReactNode; label: string }) => {
    carousel(props);
    return (
      <div role="region" aria-label={props.label}>
        {children}
      </div>
    );
  },
}));

const reports = [2025, 2024, 2023, 2022].map((year) => ({
  report_name: `Informe de acción ${year}`,
  name_cover_image: `portada-${year}.webp`,
  url_report_file: year === 2022 ? '' : `Informe (${year}) #1 100% & más.pdf`,
}));

const covers = () => screen.queryAllByText(/^Informe de acción/).map((cover) => cover.textContent);
const skeleton = () => screen.queryByTestId('report-skeleton');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

jest.mock('next/navigation', () => ({
  usePathname: () => location.pathname,
  useSearchParams: () => new URLSearchParams(location.search),
}));

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ delay: null });
  history.replaceState(null, '', '/sostenibilidad');
  carousel.mockClear();
});
afterEach(() => jest.useRealTimers());

const box = () => screen.getByRole('searchbox', { name: 'Buscar informe' });

test('the carousel shows one slide, three from 768 px, moves every 3000 ms and has gaps of 30 px', () => {
  render(<ReportFinder reports={reports} />);
  expect(carousel).toHaveBeenCalledWith(
    expect.objectContaining({ perView: [1, 1, 3, 3], autoplay: 3000, gap: 30, loop: true }),
  );
});

test('three or fewer reports do not loop', () => {
  render(<ReportFinder reports={reports.slice(0, 3)} />);
  expect(carousel).toHaveBeenCalledWith(expect.objectContaining({ loop: false }));
});

test('a cover downloads its report', () => {
  render(<ReportFinder reports={reports} />);
  const link = screen.getByRole('link', { name: /Informe de acción 2025/ });
  expect(link).toHaveAttribute('download', 'Informe (2025) #1 100% & más.pdf');
  expect(link).toHaveAttribute(
    'href',
    '/archivos/Informe%20(2025)%20%231%20100%25%20%26%20m%C3%A1s.pdf',
  );
});

test('a report without a file has no link', () => {
  render(<ReportFinder reports={reports} />);
  expect(screen.queryByRole('link', { name: /2022/ })).toBeNull();
  expect(screen.getByText('Documento no disponible')).toBeVisible();
});

test('typing filters without accents after 200 ms with a skeleton, and announces the count', async () => {
  render(<ReportFinder reports={reports} />);
  expect(screen.getByRole('status')).toHaveTextContent('4 informes');
  await user.type(box(), 'ACCION 2024');
  expect(skeleton()).toBeInTheDocument();
  expect(screen.queryByRole('region')).toBeNull();
  pass(199);
  expect(skeleton()).toBeInTheDocument();
  pass(1);
  expect(skeleton()).toBeNull();
  expect(covers()).toEqual(['Informe de acción 2024']);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 informe$/);
  expect(location.search).toBe('?informe=ACCION+2024');
});

test('an empty search restores the full list and the bare URL', async () => {
  render(<ReportFinder reports={reports} />);
  await user.type(box(), '2024');
  pass(200);
  expect(covers()).toHaveLength(1);
  await user.clear(box());
  pass(200);
  expect(covers()).toHaveLength(4);
  expect(location.search).toBe('');
});

test('an empty result shows a message and a way back', async () => {
  render(<ReportFinder reports={reports} />);
  await user.type(box(), 'zorro');
  pass(200);
  expect(screen.getByRole('status')).toHaveTextContent('Ningún informe coincide con tu búsqueda.');
  expect(screen.getByText('No encontramos informes con “zorro”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver todos los informes' }));
  pass(200);
  expect(covers()).toHaveLength(4);
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test('an earlier search never replaces a later one', async () => {
  render(<ReportFinder reports={reports} />);
  await user.type(box(), '2024');
  pass(150);
  await user.clear(box());
  await user.type(box(), '2023');
  pass(150);
  expect(skeleton()).toBeInTheDocument();
  pass(50);
  expect(covers()).toEqual(['Informe de acción 2023']);
});

test('a search in the URL applies from the start', () => {
  history.replaceState(null, '', '/sostenibilidad?informe=2025');
  render(<ReportFinder reports={reports} />);
  expect(box()).toHaveValue('2025');
  expect(covers()).toEqual(['Informe de acción 2025']);
  expect(within(screen.getByRole('region')).getAllByRole('link')).toHaveLength(1);
});

test('text typed before hydration is searched for', () => {
  const finder = <ReportFinder reports={reports} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(finder);
  const field = within(container).getByRole<HTMLInputElement>('searchbox');
  field.focus();
  field.value = '2024';
  render(finder, { container, hydrate: true });
  pass(200);
  expect(box()).toHaveValue('2024');
  expect(covers()).toEqual(['Informe de acción 2024']);
});

test('a later URL replaces an earlier search', async () => {
  const { rerender } = render(<ReportFinder reports={reports} />);
  await user.type(box(), '2024');
  pass(200);
  history.replaceState(null, '', '/sostenibilidad');
  rerender(<ReportFinder reports={[...reports]} />);
  expect(box()).toHaveValue('');
  expect(covers()).toHaveLength(4);
});

test('unmounting during a search causes no error', async () => {
  const { unmount } = render(<ReportFinder reports={reports} />);
  await user.type(box(), '2024');
  unmount();
  pass(500);
  expect(location.search).toBe('');
});
