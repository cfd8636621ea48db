import { render, screen } from '@testing-library/react';
import { StepDone } from '@/components/quote/StepDone';
import { emptyQuote } from '@/lib/features/quote/state';

test('the last step promises no time and no WhatsApp that the company has not configured', () => {
  const facts = { whatsappPhone: undefined, responseTime: undefined };
  render(<StepDone quote={emptyQuote} facts={facts} folio="" />);
  expect(screen.getByText(/^Gracias/)).toHaveTextContent(
    /^Gracias\. Un asesor te llamará al teléfono que nos dejaste\. Si tienes alguna duda, llámanos:$/,
  );
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  expect(screen.queryByText('Folio')).toBeNull();
});

test("the last step shows the folio, the time of the call and its button's target", () => {
  const facts = { whatsappPhone: undefined, responseTime: 'dos días hábiles' };
  render(<StepDone quote={emptyQuote} facts={facts} folio="482-109-376" />);
  expect(screen.getByText(/^Gracias/)).toHaveTextContent(
    'que nos dejaste en un plazo máximo de dos días hábiles. Si pasa ese tiempo o tienes alguna duda,',
  );
  expect(screen.getByText('Folio')).toHaveTextContent('482-109-376');
  const home = screen.getByRole('link', { name: 'Aceptar' });
  expect(home).toHaveAttribute('href', '/');
  expect(home).toHaveAccessibleDescription('“Aceptar” lleva de vuelta al inicio.');
});
