import { median, percentile, tally } from '@/tests/support/statistics';
import { megabytes, millis, seconds, verdict } from '@/tools/verdict';
import type { Accounts } from './lead-accounts';
import type { Attempt } from './lead-gateway';
import { leadRows, searchFiles, type LeadStore } from './lead-store';
import type { Visit } from './lead-visitors';

/** What a run of the scenario saw. */
interface Run {
  name: string;
  honoursKeys: boolean;
  visits: readonly Visit[];
  accounts: Accounts;
  kills: number;
  calls: number;
  /** Folios that do not read as delivered in the end. */
  openFolios: string[];
  /** Until the store had no lead that the site sends at once, in ms. */
  drained: number;
  /** Ids of leads that an operator has sent then; and of those that no call of the gateway explains. */
  retried: string[];
  abandoned: string[];
}

export function tellOfSubmissions(run: Run): void {
  const { name, visits, accounts, kills, calls, drained, openFolios } = run;
  const ended = (end: Visit['end']) => visits.filter((one) => one.end === end);
  const waits = visits.map(({ sentAt, endedAt }) => endedAt - sentAt);
  const others = visits
    .filter(({ end }) => end !== 'delivered' && end !== 'kept')
    .map(({ typed, repeats, reply }) => `${typed.mark}: ${reply ?? repeats.join(', ')}`);
  const repeats = visits.flatMap((one) => one.repeats);
  verdict(
    others.length === 0,
    `${name}: ${visits.length} submissions and ${kills} kills; ${accounts.acknowledged} ` +
      `acknowledged (${ended('delivered').length} as delivered, ${ended('kept').length} as kept) ` +
      `after ${repeats.length} repeats (${tally(repeats)}); median ${millis(median(waits))}, 99th percentile ` +
      `${seconds(percentile(waits, 0.99))}, slowest ${seconds(percentile(waits, 1))}`,
    others,
  );

  const { lost, altered, doubled, ambiguous, unexplained } = accounts;
  const twice = run.honoursKeys ? doubled : unexplained;
  const wrong = [
    ...lost.map((mark) => `lost: ${mark}`),
    ...altered.map((mark) => `altered: ${mark}`),
    ...twice.map((mark) => `delivered too often: ${mark}`),
    ...openFolios,
    ...run.abandoned.map((id) => `given up without a failed call: ${id}`),
  ];
  verdict(
    wrong.length === 0 && drained < Infinity,
    `${name}: ${lost.length} lost, ${altered.length} altered, ${doubled.length} delivered twice or ` +
      `more, ${unexplained.length} of them without reason; ${ambiguous.size} had an unsure end in ` +
      `${calls} calls; nothing due ${seconds(drained)} after the last; ${run.retried.length} sent by an operator then`,
    wrong,
  );
}

/** What finds a little room all the same is in the store; the rest goes past it. */
export async function tellOfFullDisk(
  name: string,
  store: LeadStore,
  visits: readonly Visit[],
  attempts: readonly Attempt[],
) {
  const { full } = store;
  if (full.length === 0) return;
  const ids = new Set((await leadRows(store)).map(({ id }) => id));
  const stored = new Set(attempts.flatMap(({ key, mark }) => (ids.has(key) ? [mark] : [])));
  const sent = visits.filter(({ sentAt }) =>
    full.some(({ from, to }) => sentAt >= from && sentAt < to),
  );
  const answered = sent.filter(({ endedAt }) =>
    full.some(({ from, to }) => endedAt >= from && endedAt < to),
  );
  const past = answered.filter(({ typed }) => !stored.has(typed.mark));
  const inVain = past.filter(({ end }) => end === 'kept');
  verdict(
    inVain.length === 0 && past.length > 0,
    `${name}: ${sent.length} submissions while the disk was full; ${past.length} were delivered past the ` +
      `store, ${answered.length - past.length} found room in it, ${sent.length - answered.length} were ` +
      `acknowledged later; ${inVain.length} said to be kept and not stored`,
    inVain.map(({ typed, folio }) => `${typed.mark} kept as ${folio}`),
  );
}

interface Traces {
  store: LeadStore;
  /** Of all processes of the site. */
  output: string;
  /** The gateway's folder, where all of it is. */
  inbox: string;
  text: RegExp;
}

export async function tellOfTraces(name: string, { store, output, inbox, text }: Traces) {
  await store.flush();
  const rows = await leadRows(store);
  const open = rows.filter(
    ({ state, hasContent }) => hasContent || (state !== 'delivered' && state !== 'erased'),
  );
  const { found, files, bytes } = await searchFiles(store.folder, text);
  const told = [...new Set(output.match(text))].map((match) => `${match} in the output`);
  const control = await searchFiles(inbox, text);
  verdict(
    open.length === 0 && found.size === 0 && told.length === 0 && control.found.size > 0,
    `${name}: ${rows.length} leads in the store, ${open.length} not delivered or with content; of ` +
      `${control.found.size} texts in the gateway’s inbox ${found.size} in ${files} files ` +
      `(${megabytes(bytes)}) of the store, ${told.length} in ${megabytes(output.length)} of output`,
    [
      ...open.map(({ state }) => `a lead is ${state}`),
      ...[...found].map(([match, path]) => `${match} in ${path}`),
      ...told,
    ],
  );
}
