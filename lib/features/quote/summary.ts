import { joinWords } from '@/lib/util/text';
import type { ChangeTarget } from '@/lib/features/quote/moves';
import { STEP, pathOf, type Quote } from '@/lib/features/quote/state';

/** A line of the summary, and the step where it is changed. */
interface SummaryEntry {
  label: string;
  value: string;
  target: ChangeTarget;
}

function placeOf({ city, state }: Quote): string {
  return city && state ? `${city.name}, ${state.name}` : '';
}

/** Returns the choices so far (specification, section 2, step 5). */
export function summaryOf(quote: Quote): SummaryEntry[] {
  const { step, line, weekdays } = quote;
  const entries: SummaryEntry[] = [];
  if (step > STEP.service && line)
    entries.push({ label: 'Servicio', value: line.name, target: 'line' });
  if (step > STEP.place)
    entries.push({ label: 'Ubicación', value: placeOf(quote), target: 'place' });
  pathOf(quote).forEach(({ question, answer }, index) => {
    entries.push({ label: question, value: answer, target: index });
  });
  if (step > STEP.weekdays) {
    entries.push({
      label: 'Días',
      value: joinWords(weekdays.map((day) => day.toLocaleLowerCase('es-MX'))),
      target: 'weekdays',
    });
  }
  return entries;
}

/** Returns the summary for a WhatsApp message. It becomes part of a URL, so it has no personal data. */
export function summaryText(quote: Quote): string {
  const lines = summaryOf(quote).map(
    ({ label, value }) => `• ${label.replace(/:$/, '')}: ${value}`,
  );
  return ['Hola, acabo de solicitar esta cotización en su sitio web:', ...lines].join('\n');
}
