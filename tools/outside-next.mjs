/**
 * Lets a tool that starts with `node --import` of this file read the gateway through lib/content/gateway.
 * Outside of Next there are no cache scopes, no `server-only` boundary and no bundler for styles.
 */
import { registerHooks } from 'node:module';

const STAND_INS = {
  'next/cache': new URL('next-cache.cjs', import.meta.url).href,
  'server-only': new URL('../node_modules/server-only/empty.js', import.meta.url).href,
};

const STYLES = new URL('css-module.cjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isStyle = specifier.endsWith('.module.css');
    return nextResolve(isStyle ? STYLES : (STAND_INS[specifier] ?? specifier), context);
  },
});
