/** Faults that the simulation has to find. The bundler puts each of them into the product's code. */
export interface PlantedFault {
  name: string;
  file: string;
  /** Text that occurs once in the file, and its replacement. */
  find: string;
  put: string;
}

const leads = (file: string) => `lib/features/leads/${file}`;

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a lease that is not respected',
    file: leads('outbox.mts'),
    find: "WHERE state = 'pending' AND due_at <= $1",
    put: "WHERE state = 'pending' AND $1 > 0",
  },
  {
    name: 'an acknowledgement before the commit',
    file: leads('delivery.ts'),
    find: 'stored = await outbox.store(idempotencyKey, submission, { isHeld });',
    put: `void outbox.store(idempotencyKey, submission).catch(() => undefined);
      return { outcome: 'received', folio: '000-000-000' };`,
  },
  {
    name: 'a previous key that does not decrypt',
    file: leads('encryption.mts'),
    find: 'of [key, ...previous]',
    put: 'of [key]',
  },
  {
    name: 'content that outlives its time by a week',
    file: leads('outbox.mts'),
    find: "WHERE state <> 'pending' AND expires_at <= $1`, at)",
    put: "WHERE state <> 'pending' AND expires_at <= $1`, at - 7 * DAY_MS)",
  },
  {
    name: 'a record that is purged at once',
    file: leads('outbox.mts'),
    find: '[id, now() + RECORD_MS]',
    put: '[id, now()]',
  },
  {
    name: 'a folio from too few digits',
    file: leads('folio.mts'),
    find: 'randomInt(10 ** (LENGTH - 1))',
    put: 'randomInt(2)',
  },
  {
    name: 'a delivered mark before the answer',
    file: leads('delivery.ts'),
    find: 'const result = lead.submission',
    put: `await outbox.markDelivered(lead).catch(() => undefined);
    const result = lead.submission`,
  },
  {
    name: 'a late attempt that removes a lead whose visitor has read that it is received',
    file: leads('outbox.mts'),
    find: 'DO UPDATE SET attempts = outbox.attempts + 1',
    put: 'DO UPDATE SET attempts = outbox.attempts',
  },
  {
    name: 'a rejected lead that is thrown away by the worker',
    file: leads('delivery.ts'),
    find: 'else if (isVisitorWaiting) await outbox.remove(lead);',
    put: 'else if (lead.attempts > 0) await outbox.remove(lead);',
  },
];
