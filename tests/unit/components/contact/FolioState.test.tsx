import { render, screen } from '@testing-library/react';
import { FolioState } from '@/components/contact/FolioState';
import { supportPhone } from '@/lib/company';
import type { PublicLeadState } from '@/lib/features/leads/state';
import { folioTexts } from '@/lib/features/leads/texts';
import { hrefOf } from '@/tests/support/href-of';

const FOLIO = '482-109-376';

test.each<[PublicLeadState, string[]]>([
  ['pending', ['Consultar de nuevo', 'Ir al inicio']],
  ['delivered', ['Ir al inicio']],
  ['undeliverable', ['Ir al inicio']],
])('%s: its text, its folio, a phone and %j', (state, links) => {
  render(<FolioState folio={FOLIO} state={state} />);
  expect(screen.getByRole('heading', { name: folioTexts[state].title })).toBeVisible();
  expect(screen.getByText(folioTexts[state].text)).toBeVisible();
  expect(screen.getByText(FOLIO)).toBeVisible();
  const [phone, ...others] = screen.getAllByRole('link');
  expect(phone).toHaveTextContent(supportPhone);
  expect(others.map((link) => link.textContent)).toEqual(links);
});

test('to look again leads to the same page', () => {
  render(<FolioState folio={FOLIO} state="pending" />);
  expect(hrefOf('Consultar de nuevo')).toBe(`/folio/${FOLIO}`);
});
