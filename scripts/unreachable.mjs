/**
 * `npm run unreachable`: builds where no gateway can be reached, and tests that what was made there
 * is never shown. Leaves that build behind; it serves any gateway, as every build does.
 */
import { run } from './run.mjs';

/** A port where nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

run('npm', ['run', 'build'], { GATEWAY_URL: NOWHERE });
run('playwright', ['test', '--project=unreachable']);
