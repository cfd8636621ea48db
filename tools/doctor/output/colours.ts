import { styleText } from 'node:util';
import type { CallReport, Consequence, Verdict } from '../report';

type Painted = CallReport['state'] | Consequence['severity'] | Verdict;

export type Colours = Record<Painted, (text: string) => string>;

/** Colours for a terminal; plain text for anything else. */
export function coloursFor(isTerminal: boolean): Colours {
  const paint = (format: Parameters<typeof styleText>[0]) => (text: string) =>
    isTerminal ? styleText(format, text, { validateStream: false }) : text;
  return {
    whole: paint('green'),
    gaps: paint('yellow'),
    failed: paint('red'),
    untried: paint('dim'),
    broken: paint('red'),
    gap: paint('yellow'),
    works: paint(['bold', 'green']),
    'works-with-gaps': paint(['bold', 'yellow']),
    'does-not-work': paint(['bold', 'red']),
  };
}
