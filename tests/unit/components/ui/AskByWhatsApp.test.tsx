import { render, screen } from '@testing-library/react';
import { AskByWhatsApp } from '@/components/ui/AskByWhatsApp';
import { config } from '@/lib/config';

test('the message names its subject', () => {
  render(<AskByWhatsApp about="la zona  San Román, Campeche" />);
  const link = screen.getByRole('link', { name: 'Preguntar por WhatsApp' });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/525555550180');
  expect(url.searchParams.get('text')).toBe('Hola, les escribo por la zona San Román, Campeche: ');
});

test('the link is omitted without a number', () => {
  jest.replaceProperty(config, 'facts', { ...config.facts, whatsappPhone: undefined });
  render(<AskByWhatsApp about="la sucursal Monterrey" />);
  expect(screen.queryByRole('link')).toBeNull();
});
