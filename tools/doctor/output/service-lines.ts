import type { ServiceSentence } from '../report';
import { wrapped } from './lines';

const INDENT = ' '.repeat(13);

/** Each sentence with where it stands, and whether it was understood. */
export function serviceLines(sentences: readonly ServiceSentence[]): string[] {
  return sentences.flatMap(({ outcome, path, text }) => {
    const word = outcome === 'read' ? 'leída' : 'no leída';
    return wrapped(`${word.padEnd(10)} ${path}: «${text}»`, '  ', INDENT);
  });
}
