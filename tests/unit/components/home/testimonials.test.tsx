import { render, screen } from '@testing-library/react';
import { Testimonials } from '@/components/home/Testimonials';
import { installBrowser } from '@/tests/support/browser';

beforeEach(() => installBrowser());

const testimonial = {
  name: 'Jacinta Robledal',
  position: 'Gerente de planta',
  testimony: 'Llega vacío al cambio de turno.',
  name_image_url: '',
  title: '',
  client: { name: 'La Espiga Azul' },
};

test('a client without a portrait has initials, which are not read out', () => {
  render(<Testimonials testimonials={[testimonial]} />);
  expect(screen.getByText('JR')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Gerente de planta, La Espiga Azul')).toBeVisible();
});

test('a portrait of the gateway is shown', () => {
  const own = { ...testimonial, name_image_url: 'jr.webp', title: 'Retrato' };
  render(<Testimonials testimonials={[own]} />);
  expect(screen.getByRole('img', { name: 'Retrato' })).toBeVisible();
  expect(screen.queryByText('JR')).toBeNull();
});
