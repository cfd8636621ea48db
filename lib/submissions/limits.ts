import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * What one address may do. An office shares one address, so a person never comes near these.
 * Durations in seconds.
 */
const attempts = new RateLimiterMemory({ keyPrefix: 'attempt', points: 120, duration: 60 });
const sendings = new RateLimiterMemory({ keyPrefix: 'sending', points: 30, duration: 600 });

async function take(limiter: RateLimiterMemory, sender: string): Promise<number | undefined> {
  try {
    await limiter.consume(sender);
    return undefined;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  }
}

/** Counts a request of any kind; returns the seconds to wait when there were too many. */
export function takeAttempt(sender: string): Promise<number | undefined> {
  return take(attempts, sender);
}

/** Counts what is about to reach the gateway; returns the seconds to wait when it was too much. */
export function takeSending(sender: string): Promise<number | undefined> {
  return take(sendings, sender);
}
