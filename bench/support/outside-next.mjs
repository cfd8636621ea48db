/**
 * `node --import` this where a script reads the gateway through lib/content/gateway outside of Next: there
 * are no cache scopes and no boundary between server and browser.
 */
import { registerHooks } from 'node:module';

const STAND_INS = {
  'next/cache': new URL('../../tests/support/next-cache.ts', import.meta.url).href,
  'server-only': new URL('../../tests/support/empty.cjs', import.meta.url).href,
};

registerHooks({
  resolve(specifier, context, nextResolve) {
    return nextResolve(STAND_INS[specifier] ?? specifier, context);
  },
});
