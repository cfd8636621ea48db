import { screen, within } from '@testing-library/dom';
import { ZoneSheetView } from '@/components/collection/ZoneSheetView';
import { zoneSheet } from '@/lib/features/zone-sheet/sheet';
import { hrefOf } from '@/tests/support/href-of';
import { branch, show, zone } from '@/tests/unit/features/support';

const showSheet = (frequency: string, timetable: string) =>
  show(
    <ZoneSheetView
      sheet={zoneSheet(branch(), zone(1, 'Centro', frequency, timetable), 'Centro', undefined)}
    />,
  );

test('the sheet says where, when, what to put out, and whom to ask', () => {
  showSheet('Lunes, miércoles y viernes', '6:00 a 12:00 h');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Centro');
  expect(screen.getByText('Sucursal Monterrey')).toBeInTheDocument();
  const [days, pass] = within(screen.getByRole('table')).getAllByRole('row');
  expect(days).toHaveTextContent(/LunesMarMartesMi.*Domingo$/);
  expect(pass).toHaveTextContent('PasaNo pasaPasaNo pasaPasaNo pasaNo pasa');
  expect(screen.getByText('De 6:00 a 12:00')).toBeInTheDocument();
  expect(screen.getByText(/bolsas resistentes y cerradas/)).toBeInTheDocument();
  expect(screen.getByText(/No saque escombro/)).toBeInTheDocument();
  expect(screen.getByText(/Verifique los días vigentes en\sel\sQR/)).toBeInTheDocument();
  expect(hrefOf('55 5555 0101')).toBe('tel:+525555550101');
  expect(screen.getByRole('img', { name: 'Código QR de la página de Centro' })).toBeVisible();
  expect(hrefOf('localhost:3000/sucursales/monterrey/Centro')).toBe(
    'http://localhost:3000/sucursales/monterrey/Centro',
  );
});

test('days that cannot be read stand as written in the place of the week', () => {
  showSheet('Cada quince días', 'Por la mañana');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Cada quince días')).toBeInTheDocument();
  expect(screen.getByText('Por la mañana')).toBeInTheDocument();
});
