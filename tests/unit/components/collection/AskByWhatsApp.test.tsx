import { render, screen } from '@testing-library/react';
import { AskByWhatsApp } from '@/components/collection/AskByWhatsApp';
import { config } from '@/lib/config';

test('the message names the zone and its branch', () => {
  render(<AskByWhatsApp zone=" San Román " branch="Campeche" />);
  const link = screen.getByRole('link', { name: 'Preguntar por WhatsApp' });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/525555550180');
  expect(url.searchParams.get('text')).toBe('Hola, le escribo por la zona San Román, Campeche: ');
});

test('without a number there is none', () => {
  jest.replaceProperty(config, 'facts', { ...config.facts, whatsappPhone: undefined });
  render(<AskByWhatsApp zone="Centro" branch="Monterrey" />);
  expect(screen.queryByRole('link')).toBeNull();
});
