import { CACHE_PREFIX } from '@/lib/features/offline/page-index';

/**
 * A worker that takes itself and everything it kept off the device; it answers no request. It leaves
 * at a page's message as well: a page that registers it while it is leaving brings it back.
 */
export const removalScript = `const leave=async()=>{for(const name of await caches.keys())if(name.startsWith('${CACHE_PREFIX}'))await caches.delete(name);await registration.unregister()};addEventListener('install',()=>skipWaiting());addEventListener('activate',e=>e.waitUntil(leave()));addEventListener('message',e=>e.waitUntil(leave()));`;
