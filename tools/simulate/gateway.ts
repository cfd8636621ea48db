import type { Transport } from '@/lib/content/gateway/transport';
import type { Instance } from './instance';
import type { Ledger } from './ledger';
import type { Manner } from './plan';
import type { World } from './world';

/** In ms. */
const LIMIT = 10_000;

interface Manners {
  takes: boolean;
  /** Until it answers or fails; Infinity never. */
  ms: readonly [least: number, most: number];
  answer?: { status: number; text: string; isCut?: boolean };
  /** The line breaks; `unsent`: before anything has left. */
  fails?: 'broken' | 'unsent';
}

const soon = [2, 400] as const;
const OK = '{"code":200}';
const HTML = '<html><title>Error</title></html>';

const MANNERS: Record<Manner, Manners> = {
  'takes it': { takes: true, ms: soon, answer: { status: 200, text: OK } },
  'takes it slowly': { takes: true, ms: [4_000, 9_900], answer: { status: 200, text: OK } },
  'takes it and answers after the time limit': {
    takes: true,
    ms: [10_001, 18_000],
    answer: { status: 200, text: OK },
  },
  'takes it and never answers': { takes: true, ms: [Infinity, Infinity] },
  'takes it and breaks the line': { takes: true, ms: soon, fails: 'broken' },
  'takes it and cuts the answer': {
    takes: true,
    ms: soon,
    answer: { status: 200, text: '{"co', isCut: true },
  },
  'takes it and answers twice in one': {
    takes: true,
    ms: soon,
    answer: { status: 200, text: OK + OK },
  },
  'takes it and says 500': { takes: true, ms: soon, answer: { status: 500, text: HTML } },
  'takes it and answers without a code': {
    takes: true,
    ms: soon,
    answer: { status: 200, text: '{"ok":true}' },
  },
  'takes it and answers with HTML': { takes: true, ms: soon, answer: { status: 200, text: HTML } },
  'takes it and answers late and in pieces': {
    takes: true,
    ms: [9_000, 11_000],
    answer: { status: 200, text: OK, isCut: true },
  },
  'never answers': { takes: false, ms: [Infinity, Infinity] },
  'breaks the line': { takes: false, ms: soon, fails: 'broken' },
  'cannot be reached': { takes: false, ms: soon, fails: 'unsent' },
  'is away behind its edge (503)': { takes: false, ms: soon, answer: { status: 503, text: HTML } },
  'says 500': { takes: false, ms: soon, answer: { status: 500, text: HTML } },
  'says code 500': { takes: false, ms: soon, answer: { status: 200, text: '{"code":500}' } },
  'refuses it (422)': { takes: false, ms: soon, answer: { status: 422, text: '{"code":422}' } },
  'refuses it (code 400)': {
    takes: false,
    ms: soon,
    answer: { status: 200, text: '{"code":400,"message":"no"}' },
  },
  redirects: { takes: false, ms: soon, answer: { status: 302, text: '' } },
};

/** What a process can know by the answer. */
function meaningOf(manner: Manner): 'taken' | 'refused' | 'unclear' {
  if (manner.startsWith('refuses')) return 'refused';
  const { answer } = MANNERS[manner];
  return answer?.text === OK && !answer.isCut ? 'taken' : 'unclear';
}

function responseOf({ status, text, isCut = false }: NonNullable<Manners['answer']>): Response {
  if (!isCut) return new Response(text, { status });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status });
}

/** The gateway: takes leads, or does not, and answers in the manner of the day. */
export class Gateway {
  manners: readonly [Manner, ...Manner[]] = ['takes it'];
  doesProbeAnswer = true;
  /** It has a fault with what contains this, and takes all else. */
  failsWith: string | undefined;
  private readonly kept = new Set<string>();

  constructor(
    private readonly world: World,
    private readonly ledger: Ledger,
    private readonly honoursKeys: boolean,
    private readonly met: (manner: Manner) => void,
  ) {}

  probe(): 'ok' | 'unavailable' {
    return this.doesProbeAnswer ? 'ok' : 'unavailable';
  }

  /** What a process sends with. */
  transportOf(instance: Instance): Transport {
    const unsent = new Set<string>();
    return {
      watch: (key = '') => {
        unsent.delete(key);
        return () => !unsent.delete(key);
      },
      send: (path, init) => this.receive(instance, init, unsent),
      timer: instance.timer,
    };
  }

  private receive(
    instance: Instance,
    { headers, body, signal }: RequestInit,
    unsent: Set<string>,
  ): Promise<Response> {
    const { world, ledger } = this;
    const key = new Headers(headers).get('idempotency-key') ?? '';
    const sentAt = world.time;
    const ended = ledger.sends(key, String(body), instance);
    return new Promise((resolve, reject) => {
      let isOver = false;
      // The process has given up or died; what comes now is read by nobody.
      const leave = () => {
        if (isOver) return;
        isOver = true;
        world.underWay -= 1;
        ended();
        stopWatching();
      };
      const stopWatching = instance.whenDead(leave);
      signal?.addEventListener('abort', leave, { once: true });
      const settle = (manner: Manner, settled: () => void) => {
        if (isOver) return;
        leave();
        if (instance.isDead) return;
        if (world.time - sentAt > LIMIT + 5)
          world.breaks('an attempt ends after ten seconds', ledger.nameOf(key));
        ledger.answered(key, meaningOf(manner), instance);
        settled();
      };
      world.underWay += 1;
      world.after(world.random.next() * 20, () => {
        // A process that dies may have sent it or not.
        const isFault = this.failsWith !== undefined && String(body).includes(this.failsWith);
        const manner = isFault ? 'says 500' : world.random.pick(this.manners);
        const { takes, ms, answer, fails } = MANNERS[manner];
        const isLost = instance.isDead && world.random.chance(0.5);
        if (isLost) return leave();
        this.met(manner);
        world.note(() => `the gateway gets ${ledger.nameOf(key)}: ${manner}`);
        if (takes) this.take(key);
        if (fails === 'unsent') unsent.add(key);
        const wait = ms[0] === Infinity ? LIMIT + 60_000 : world.random.between(...ms);
        world.after(wait, () =>
          settle(manner, () => {
            if (ms[0] === Infinity) return;
            if (answer) resolve(responseOf(answer));
            else reject(new TypeError('fetch failed'));
          }),
        );
      });
    });
  }

  private take(key: string): void {
    const isKnown = this.honoursKeys && this.kept.has(key);
    this.kept.add(key);
    this.ledger.taken(key, isKnown);
  }
}
