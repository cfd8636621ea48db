import { render, screen } from '@testing-library/react';
import { ClientsSlider } from '@/components/ui/ClientsSlider';
import { installBrowser } from '@/tests/support/browser';

beforeEach(() => installBrowser());

const client = (name_image: string, title: string, alt: string) => ({ name_image, title, alt });

test('a client without a logo is its name; one with neither is left out', () => {
  const clients = [
    client('uno.svg', 'Uno', ''),
    client('', 'Dos', 'Logotipo de Dos'),
    client('', ' ', 'Tres'),
    client('', ' ', ''),
    client('cuatro.svg', '', ''),
  ];
  render(<ClientsSlider clients={clients} />);
  const tiles = screen.getAllByRole('group', { name: / de / });
  expect(tiles).toHaveLength(4);
  expect(tiles.map(({ textContent }) => textContent)).toEqual(['', 'Dos', 'Tres', '']);
  expect(screen.getByRole('img', { name: 'Uno' })).toBeInTheDocument();
});

test('no section where there is no client to show', () => {
  const { container } = render(<ClientsSlider clients={[client('', '', ' ')]} />);
  expect(container).toBeEmptyDOMElement();
});
