import { render, screen } from '@testing-library/react';
import { ContactMeans, ContactPeople } from '@/components/contact/ContactDetails';
import { config } from '@/lib/config';

const phones = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const tollFree = ['Sin costo desde todo México800 733 22 22', 'tel:+528007332222'];

test('the contacts of the company are its WhatsApp and its toll-free number', () => {
  render(<ContactMeans people={[]} />);
  expect(screen.getByRole('complementary', { name: 'Medios de contacto' })).toBeVisible();
  expect(phones()).toEqual([
    [
      'Celular y WhatsApp55 5555 0180',
      expect.stringMatching(/^https:\/\/wa\.me\/525555550180\?text=Hola/),
    ],
    tollFree,
  ]);
});

describe('without a WhatsApp number of the company', () => {
  beforeEach(() => {
    jest.replaceProperty(config, 'facts', { ...config.facts, whatsappPhone: undefined });
  });
  const record = (name: string, phone_number: string) => ({
    ...{ id_contacto: 1, email: '' },
    ...{ name, phone_number },
  });
  const sales = record('Ventas', '55 5555 0162');
  const mobile = record('Guardia', 'Cel. 55 5555 0163');
  const whatsapp = record('WhatsApp', '+52 1 55 5555 0164');
  const tollFreeOnly = record('Quejas', '800 733 22 22');

  test.each([
    { people: [], mean: undefined },
    { people: [tollFreeOnly, record('Sin teléfono', '')], mean: undefined },
    { people: [tollFreeOnly, sales], mean: ['Ventas55 5555 0162', 'tel:+525555550162'] },
    { people: [sales, mobile], mean: ['Celular55 5555 0163', 'tel:+525555550163'] },
    {
      people: [sales, mobile, whatsapp],
      mean: [
        expect.stringMatching(/^WhatsApp.*55 5555 0164$/),
        expect.stringMatching(/^https:\/\/wa\.me\/525555550164\?/),
      ],
    },
  ])(
    'the best of $people.length contacts is offered beside the toll-free number',
    ({ people, mean }) => {
      render(<ContactMeans people={people} />);
      expect(phones()).toEqual(mean ? [mean, tollFree] : [tollFree]);
    },
  );
});

const person = (email: string) => ({ id_contacto: 1, name: 'Ventas', email, phone_number: '' });

test.each(['ventas@sitio.example', 'ventas@sitio.example, caja@sitio.example'])(
  'the address %s is a link',
  (email) => {
    render(<ContactPeople people={[person(email)]} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', `mailto:${email}`);
    expect(screen.getByRole('link')).toHaveTextContent(email);
  },
);

test('an invalid e-mail is shown as text', () => {
  render(<ContactPeople people={[person('no es correo')]} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('no es correo')).toBeVisible();
});

test.each(['Ventas · Ing. Rebeca Olmos', 'Ventas - Norte', 'Rebeca Olmos'])(
  'the person or department "%s" has the gateway\'s name',
  (name) => {
    render(<ContactPeople people={[{ ...person('a@b.example'), name }]} />);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(new RegExp(`^${name}$`));
  },
);
