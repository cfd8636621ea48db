import { render, screen, within } from '@testing-library/react';
import { PrivacyNotices } from '@/components/privacy/PrivacyNotices';
import { privacyNotices } from '@/lib/features/content-types/privacy-notices';
import { recordMetadata } from '@/lib/features/page/type-page';
import { notice } from '@/tests/unit/features/support';

const first = notice(1);
const second = notice(2, { description: '<h2>Datos</h2><p>Texto 2</p>', url: '' });

test('the page lists the notices with their own URLs and marks the selected one', () => {
  render(<PrivacyNotices notices={[first, second]} selected={second} />);
  const nav = screen.getByRole('navigation', { name: 'Avisos de privacidad' });
  const [link] = within(nav).getAllByRole('link', { name: 'Aviso 1' });
  expect(link).toHaveAttribute('href', '/aviso_privacidad/aviso-1');
  const [current] = within(nav).getAllByRole('link', { name: 'Aviso 2' });
  expect(current).toHaveAttribute('href', '/aviso_privacidad/2');
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(link).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Aviso 2');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Datos');
  expect(screen.getByText('Texto 2')).toBeVisible();
});

test('the list is not printed', () => {
  render(<PrivacyNotices notices={[first, second]} selected={first} />);
  expect(screen.getByRole('navigation')).toHaveAttribute('data-print', 'hide');
});

test('a single notice has no list, and an empty text shows a note', () => {
  const empty = notice(1, { description: '<p>0</p>' });
  render(<PrivacyNotices notices={[empty]} selected={empty} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText(/no está disponible en línea/)).toBeVisible();
});

test('a page without notices shows a note and a way on', () => {
  render(<PrivacyNotices notices={[]} selected={undefined} />);
  expect(screen.getByText(/no hay avisos de privacidad/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/contactanos');
});

test('the canonical URL is the notice’s own', () => {
  const head = (of: typeof first) => recordMetadata(privacyNotices, of);
  const canonical = (of: typeof first) => head(of).alternates?.canonical;
  expect(canonical(first)).toMatch(/\/aviso_privacidad\/aviso-1$/);
  expect(canonical(second)).toMatch(/\/aviso_privacidad\/2$/);
  expect(head(second).description).toBe('Datos Texto 2');
});
