import { render, screen } from '@testing-library/react';
import { ContactPeople } from '@/components/contact/ContactDetails';

const person = (email: string) => ({ id_contacto: 1, name: 'Ventas', email, phone_number: '' });

test.each(['ventas@sitio.example', 'ventas@sitio.example, caja@sitio.example'])(
  'the address %s is a link',
  (email) => {
    render(<ContactPeople people={[person(email)]} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', `mailto:${email}`);
    expect(screen.getByRole('link')).toHaveTextContent(email);
  },
);

test('an e-mail that is none is text', () => {
  render(<ContactPeople people={[person('no es correo')]} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('no es correo')).toBeVisible();
});
