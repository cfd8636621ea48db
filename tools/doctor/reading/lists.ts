import { contentTypes } from '@/lib/features/content-types/table';
import type { Lists } from '../content';
import type { Asker } from './asker';
import { readPress, type Press } from './press';

/** Four calls of different services. All of them unavailable: the gateway does not work. */
const OPENING = new Set(['sections', 'activeLines', 'frequencies', 'contactStates']);

const calls = Object.values(contentTypes).flatMap((type) => Object.entries(type.calls ?? {}));
const opening = calls.filter(([name]) => OPENING.has(name));
/** The press room is read page by page. */
const others = calls.filter(([name]) => !OPENING.has(name) && name !== 'press');

const readAll = (wanted: typeof calls, ask: Asker['ask']) =>
  Promise.all(wanted.map(async ([name, call]) => [name, await ask(() => call.read())] as const));

/** Every call without a parameter, and what the site asks besides where a list lacks bodies; of the press room at most so many pages. */
export async function readLists(asker: Asker, pressPages: number): Promise<Lists & Press> {
  const first = await readAll(opening, (read) => asker.ask(read, 1));
  if (first.every(([, { status }]) => status === 'unavailable')) asker.stop();
  const rest = await readAll(others, asker.ask);
  const press = await readPress(asker, pressPages);
  const results: readonly unknown[][] = [...first, ...rest].map((entry) => [...entry]);
  return { ...Object.fromEntries(results), ...press };
}
