import { render, screen } from '@testing-library/react';
import { ClientsSlider } from '@/components/ui/ClientsSlider';
import { installBrowser } from '@/tests/support/browser';

beforeEach(() => installBrowser());

const client = (name_image: string, title: string, alt: string) => ({ name_image, title, alt });

test('a client without a logo shows its name, and one with neither is omitted', () => {
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

test('the section is omitted without any client', () => {
  const { container } = render(<ClientsSlider clients={[client('', '', ' ')]} />);
  expect(container).toBeEmptyDOMElement();
});
