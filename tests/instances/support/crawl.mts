/** A crawl in a process of its own, to be killed: `node crawl.mts origin folder`. */
import { crawl } from '../../../tools/mirror/crawl.mts';
import { drillOptions } from './drill-options.mts';

const [origin = '', out = ''] = process.argv.slice(2);
await crawl({ origin, out, ...drillOptions });
