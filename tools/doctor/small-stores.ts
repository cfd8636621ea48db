// Where the site keeps responses and texts for later. An examination reads each once: it makes these
// stores before the site's modules do, with room for one.
import { LRUCache } from 'lru-cache';
import { globalSingleton } from '@/lib/util/global-singleton';

for (const name of ['gateway-stale-if-error', 'indexed-texts', 'cached-html'])
  globalSingleton(name, () => new LRUCache({ max: 1 }));
