import { CONTACT_FORM_FIELD } from '@/lib/features/contact/fields';
import { formMeta } from '@/lib/features/forms/form-meta';
import { contactForm } from '@/lib/features/submissions/contact';
import { receiveSubmission } from '@/lib/features/submissions/pipeline';
import type { SubmissionResult } from '@/lib/features/submissions/result';
import type { Flaw } from './flaws';
import type { Instance } from './instance';
import type { Ledger } from './ledger';
import type { Happening } from './plan';
import type { World } from './world';

type Send = Extract<Happening, { kind: 'send' }>;

const uuid = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

interface Draft {
  message: string;
  submission: string;
  replaces: string | undefined;
  isScript: boolean;
  flaw: Flaw | undefined;
}

function requestOf({ message, submission, replaces, isScript, flaw }: Draft): Request {
  const typed = {
    name: 'María Pérez',
    phone: '9811234567',
    email: 'maria@example.com',
    business: '',
    // Scripts send ids.
    ...(isScript ? { state: '4', city: '23' } : { state: 'Campeche', city: 'Campeche' }),
    message,
    // Some ask for a quotation.
    ...(message.startsWith('draft 1') ? { [CONTACT_FORM_FIELD]: 'cotizacion' } : {}),
    [formMeta.trap]: '',
    ...(replaces === undefined ? {} : { replaces }),
  };
  const body = isScript
    ? JSON.stringify({ ...typed, submission, elapsed: 60_000, ...flaw?.fields })
    : new URLSearchParams(typed).toString();
  return new Request('http://localhost:3000/api/contact', {
    method: 'POST',
    headers: {
      'content-type': isScript ? 'application/json' : 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '10.0.0.1',
      ...flaw?.headers,
    },
    body: flaw?.body ?? body,
  });
}

/** Of a refusal its reason, of what is not valid the field. */
function toldOf(result: SubmissionResult): string {
  if (result.outcome === 'refused') return result.reason;
  return result.outcome === 'invalid' ? result.field : result.outcome;
}

/** Visitors: what each of them has sent, and was told. */
export class People {
  private readonly receipts = new Map<number, string>();
  private corrections = 0;

  constructor(
    private readonly world: World,
    private readonly ledger: Ledger,
    private readonly met: (feature: string) => void,
  ) {}

  /** A visitor sends a draft to an instance; nothing is told where that dies or the line is lost. */
  send(send: Send, instance: Instance): void {
    const { world, ledger, met } = this;
    const replaces = send.isCorrection ? this.receipts.get(send.person) : undefined;
    const isCorrection = replaces !== undefined;
    if (isCorrection) this.corrections += 1;
    const correction = isCorrection ? `, correction ${this.corrections}` : '';
    const name = `draft ${send.draft} of person ${send.person}${correction}.`;
    const id = uuid(
      1 + send.person * 1000 + send.submission * 100 + this.corrections * Number(isCorrection),
    );
    const { flaw } = send;
    const isScript = send.isScript || flaw !== undefined;
    const request = requestOf({ message: name, submission: id, replaces, isScript, flaw });
    let key: string | undefined;
    let isLost = false;
    world.note(
      () =>
        `a visitor sends ${name} (id ${id.slice(-4)}${flaw ? `, ${flaw.name}` : ''}) to ${instance.name}`,
    );
    const stopWatching = instance.whenDead(() => {
      isLost = true;
      met('visitor: answer lost, the process died');
    });
    const done = receiveSubmission(request, contactForm, {
      deliver: (submission, given, ...rest) => {
        key = given;
        ledger.knows(given, name);
        if (replaces !== undefined && replaces !== given)
          ledger.sent.get(replaces)?.correctedBy.add(given);
        return instance.deliver(submission, given, ...rest);
      },
      consumeRequestQuota: async () => (flaw?.isOverLimit ? 60 : undefined),
      consumeSendQuota: () =>
        instance.call('asks for the quota', () => (world.random.chance(0.03) ? 60 : undefined)),
      now: () => instance.now(),
    });
    void done.then(
      (result) => {
        stopWatching();
        if (flaw) this.refuse(flaw, key, result);
        else if (!isLost) this.reply(send, key, result);
      },
      (error: unknown) => world.breaks('a submission is always answered', String(error)),
    );
  }

  private refuse(flaw: Flaw, key: string | undefined, result: SubmissionResult): void {
    this.met('visitor: bad request');
    const told = toldOf(result);
    if (told !== flaw.told) this.world.breaks('what is bad gets its answer', told);
    if (key !== undefined) this.world.breaks('what is bad is neither kept nor sent', told);
  }

  private reply(send: Send, key: string | undefined, result: SubmissionResult): void {
    this.met(`visitor: ${result.outcome}`);
    this.ledger.replied(key, result);
    if (result.outcome !== 'kept') return;
    // Whose line was lost has no receipt.
    if (!send.isLineLost) this.receipts.set(send.person, result.receipt);
    else this.met('visitor: answer lost on the line');
  }
}
