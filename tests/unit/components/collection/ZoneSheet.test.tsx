import { screen } from '@testing-library/dom';
import { ZoneSheet } from '@/components/collection/ZoneSheet';
import { hrefOf } from '@/tests/support/href-of';
import { branch, show, zone } from '@/tests/unit/features/support';

const showSheet = (frequency: string, timetable: string, url = 'https://sitio.example/zona') =>
  show(<ZoneSheet branch={branch()} zone={zone(1, 'Centro', frequency, timetable)} url={url} />);

test('the sheet shows the place, the times, what to put out and a contact', () => {
  showSheet('Lunes, miércoles y viernes', '6:00 a 12:00 h');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Centro');
  for (const text of [
    ...['Sucursal Monterrey', 'Lunes, miércoles y viernes', 'De 6:00 a 12:00'],
    ...[/bolsas resistentes y cerradas/, /No saques escombro/, /Verifica los días vigentes/],
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(hrefOf('55 5555 0101')).toBe('tel:+525555550101');
  expect(screen.getByRole('img', { name: 'Código QR de la página de Centro' })).toBeVisible();
});

test('the sheet gives a phone number for facts that the editor has not written', () => {
  showSheet('', '');
  expect(screen.getByText('Consulta los días por teléfono.')).toBeInTheDocument();
  expect(screen.getByText('Consulta el horario por teléfono.')).toBeInTheDocument();
});

test('the sheet shows an address that a person can type', () => {
  const url = 'https://sitio.example/sucursales/monterrey/San%20Rom%C3%A1n%20%2F%202%C2%AA';
  showSheet('Diario', '', url);
  expect(hrefOf('sitio.example/sucursales/monterrey/San Román %2F 2ª')).toBe(url);
});
