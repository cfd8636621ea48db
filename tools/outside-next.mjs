/**
 * `node --import` this where a tool reads the gateway through lib/content/gateway outside of Next: there
 * are no cache scopes and no boundary between server and browser.
 */
import { registerHooks } from 'node:module';

const STAND_INS = {
  'next/cache': new URL('next-cache.cjs', import.meta.url).href,
  'server-only': new URL('../node_modules/server-only/empty.js', import.meta.url).href,
};

registerHooks({
  resolve(specifier, context, nextResolve) {
    return nextResolve(STAND_INS[specifier] ?? specifier, context);
  },
});
