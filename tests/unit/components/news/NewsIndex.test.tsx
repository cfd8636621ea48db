import { render, screen, within } from '@testing-library/react';
import { NewsIndex } from '@/components/news/NewsIndex';
import { pageOf } from '@/tests/unit/components/news/support';

jest.mock('next/navigation', () => jest.requireActual('@/tests/support/next-navigation'));

test('the location filter keeps the gateway’s order and shows Ciudad de México', () => {
  const states = [
    { id: 6, key: '06', name: 'Colima', shortname: '' },
    { id: 8, key: '08', name: 'Chihuahua', shortname: '' },
    { id: 9, key: '09', name: 'Distrito Federal', shortname: '' },
    { id: 31, key: '31', name: 'Yucatán', shortname: '' },
  ];
  render(<NewsIndex news={pageOf(1, 3)} states={states} />);
  const options = within(screen.getByLabelText('Ubicacion')).getAllByRole<HTMLOptionElement>(
    'option',
  );
  expect(options.map(({ text, value }) => [text, value])).toEqual([
    ['Todas', ''],
    ['Colima', '6'],
    ['Chihuahua', '8'],
    ['Ciudad de México', '9'],
    ['Yucatán', '31'],
  ]);
});
