import { joinWords } from '@/lib/util/format/lists';
import type { ChangeTarget } from '@/lib/features/quote/moves-back';
import { pathOf, type Quote } from '@/lib/features/quote/state';

/** One line of the summary: what was asked, what was chosen, where to change it. */
export interface SummaryEntry {
  label: string;
  value: string;
  target: ChangeTarget;
}

/** "Monterrey, Nuevo León"; '' before a city is chosen. */
function placeOf({ city, state }: Quote): string {
  return city && state ? `${city.name}, ${state.name}` : '';
}

/**
 * What has been chosen so far: the service, the place, every confirmed question with its answer,
 * and the weekdays (specification, section 2, step 5).
 */
export function summaryOf(quote: Quote): SummaryEntry[] {
  const { step, line, weekdays } = quote;
  const entries: SummaryEntry[] = [];
  if (step > 1 && line) entries.push({ label: 'Servicio', value: line.name, target: 'line' });
  if (step > 2) entries.push({ label: 'Ubicación', value: placeOf(quote), target: 'place' });
  pathOf(quote).forEach(({ question, answer }, index) => {
    entries.push({ label: question, value: answer, target: index });
  });
  if (step > 4) {
    entries.push({ label: 'Días', value: joinWords(weekdays), target: 'weekdays' });
  }
  return entries;
}

/**
 * The summary as text for a WhatsApp message. It stands in an address, so it holds nothing
 * personal: no name, company, phone or e-mail.
 */
export function summaryText(quote: Quote): string {
  const lines = summaryOf(quote).map(
    ({ label, value }) => `• ${label.replace(/:$/, '')}: ${value}`,
  );
  return ['Hola, acabo de solicitar esta cotización en su sitio web:', ...lines].join('\n');
}
