import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarLinks } from '@/components/collection/CalendarLinks';

const url = 'https://www.example.mx/sucursales/monterrey/Mitras%20Norte/calendario.ics';
const name = 'Recolección: Mitras Norte (Monterrey)';

test('the calendar menu is closed at first and offers four ways', async () => {
  render(<CalendarLinks url={url} name={name} />);
  const summary = screen.getByText('Añadir a tu calendario');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(summary);
  expect(summary.closest('details')).toHaveAttribute('open');
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.replace(/[?].*/, ''))).toEqual([
    'webcal://www.example.mx/sucursales/monterrey/Mitras%20Norte/calendario.ics',
    'https://calendar.google.com/calendar/r',
    'https://outlook.live.com/calendar/0/addfromweb',
    url,
  ]);
  expect(screen.getByRole('link', { name: /Descargar archivo/ })).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: /Google Calendar/ })).not.toHaveAttribute('download');
});

test('the calendar menu is not printed', () => {
  render(<CalendarLinks url={url} name={name} />);
  expect(screen.getByRole('group')).toHaveAttribute('data-print', 'hide');
});
