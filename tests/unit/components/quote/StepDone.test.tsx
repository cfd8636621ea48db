import { render, screen } from '@testing-library/react';
import { StepDone } from '@/components/quote/StepDone';
import { emptyQuote } from '@/lib/features/quote/state';

test('promises no time and no WhatsApp that the company has not given', () => {
  const facts = { whatsappPhone: undefined, responseTime: undefined };
  render(<StepDone quote={emptyQuote} facts={facts} />);
  expect(screen.getByText(/^Gracias/)).toHaveTextContent(
    /^Gracias\. Un asesor le llamará al teléfono que nos dejó\. Si tiene alguna duda, llámenos:$/,
  );
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
});

test('says within which time an advisor calls', () => {
  const facts = { whatsappPhone: undefined, responseTime: 'dos días hábiles' };
  render(<StepDone quote={emptyQuote} facts={facts} />);
  expect(screen.getByText(/^Gracias/)).toHaveTextContent(
    'que nos dejó en un plazo máximo de dos días hábiles. Si pasa ese tiempo o tiene alguna duda,',
  );
});
