import { render, screen } from '@testing-library/react';
import { PrintedLink } from '@/components/link-builder/PrintedLink';

test('the address of a link is printed as people read it', () => {
  const address = 'https://sitio.example/sucursales/campeche/San%20Rom%C3%A1n';
  render(<PrintedLink title="San Román" address={address} />);
  expect(
    screen.getByText('https://sitio.example/sucursales/campeche/San Román'),
  ).toBeInTheDocument();
});
