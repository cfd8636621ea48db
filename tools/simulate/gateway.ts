import type { Transport } from '@/lib/content/gateway/transport';
import type { Instance } from './instance';
import type { Ledger } from './ledger';
import type { World } from './world';

/** In ms. */
const LIMIT = 10_000;

interface Answer {
  /** Until it answers or fails, at least and at most; soon without it, never where it is Infinity. */
  ms?: readonly [number, number];
  status?: number;
  /** Without it the line breaks, or nothing has even left. */
  text?: string;
  isCut?: true;
  isUnsent?: true;
}

const SOON = [2, 400] as const;
const NEVER = [Infinity, Infinity] as const;
const OK = '{"code":200}';
const HTML = '<html><title>Error</title></html>';

/** How a gateway meets a submission: whether it takes it, its name says. */
const MANNERS = {
  'takes it': { text: OK },
  'takes it slowly': { ms: [4_000, 9_900], text: OK },
  'takes it and answers after the time limit': { ms: [10_001, 18_000], text: OK },
  'takes it and never answers': { ms: NEVER },
  'takes it and breaks the line': {},
  'takes it and cuts the answer': { text: '{"co', isCut: true },
  'takes it and answers twice in one': { text: OK + OK },
  'takes it and says 500': { status: 500, text: HTML },
  'takes it and answers without a code': { text: '{"ok":true}' },
  'takes it and answers with HTML': { text: HTML },
  'takes it and answers late and in pieces': { ms: [9_000, 11_000], text: OK, isCut: true },
  'never answers': { ms: NEVER },
  'breaks the line': {},
  'cannot be reached': { isUnsent: true },
  'is away behind its edge (503)': { status: 503, text: HTML },
  'says 500': { status: 500, text: HTML },
  'says code 500': { text: '{"code":500}' },
  'refuses it (422)': { status: 422, text: '{"code":422}' },
  'refuses it (code 400)': { text: '{"code":400,"message":"no"}' },
  redirects: { status: 302, text: '' },
} satisfies Record<string, Answer>;

export type Manner = keyof typeof MANNERS;

/** All of them; seeds choose by their order. */
export const manners = Object.keys(MANNERS) as [Manner, ...Manner[]];

/** What a process can know by the answer. */
function meaningOf(manner: Manner): 'taken' | 'refused' | 'unclear' {
  if (manner.startsWith('refuses')) return 'refused';
  const { text, isCut }: Answer = MANNERS[manner];
  return text === OK && !isCut ? 'taken' : 'unclear';
}

function responseOf({ status = 200, text, isCut }: Answer): Response {
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
        const answer: Answer = MANNERS[manner];
        const { ms = SOON, text } = answer;
        const isLost = instance.isDead && world.random.chance(0.5);
        if (isLost) return leave();
        this.met(manner);
        world.note(() => `the gateway gets ${ledger.nameOf(key)}: ${manner}`);
        if (manner.startsWith('takes')) this.take(key);
        if (answer.isUnsent) unsent.add(key);
        const wait = ms[0] === Infinity ? LIMIT + 60_000 : world.random.between(...ms);
        world.after(wait, () =>
          settle(manner, () => {
            if (ms[0] === Infinity) return;
            if (text === undefined) reject(new TypeError('fetch failed'));
            else resolve(responseOf(answer));
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
