/** `npm run unreachable`: builds without a reachable gateway and tests that build. */
import { run } from './run.mjs';

const NOWHERE = 'http://127.0.0.1:9';

run('npm', ['run', 'build'], { GATEWAY_URL: NOWHERE });
run('playwright', ['test', '--project=unreachable']);
