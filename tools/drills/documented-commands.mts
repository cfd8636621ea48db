/**
 * A command that the documents name, with its shortest options. `$SITE`, `$GATEWAY`, `$PORT` and `$OUT`
 * are a site, a gateway, a free port and a folder.
 */
export interface DocumentedCommand {
  command: string;
  /**
   * What it prints once it has worked, where its exit code says more: a measurement may miss its limits
   * in a short run.
   */
  prints?: RegExp;
  /** Of a server: what it prints when it is up. It is stopped then. */
  serves?: RegExp;
  /** Runs in a clean clone, since it writes there. */
  clone?: true;
}

/** All but those that are drills themselves, in the order of the documents. The first fills the clone. */
export const documentedCommands: readonly DocumentedCommand[] = [
  {
    command: 'npm run up -- --hostname 127.0.0.1',
    serves: /The site is up: http:\/\/127\.0\.0\.1:/,
    clone: true,
  },
  { command: 'npm run dev -- --hostname 127.0.0.1', serves: /Ready in/, clone: true },
  { command: 'npm start -- --hostname 127.0.0.1', serves: /Ready in/, clone: true },
  { command: 'npm run format', clone: true },
  { command: 'npm run lock', clone: true },
  { command: 'npm run studio -- art', clone: true },
  { command: 'npm run studio -- pdf bulletin-01', prints: /\.pdf \d+ KB/, clone: true },
  { command: 'npm run studio -- catalogue', clone: true },
  { command: 'npm run studio -- map', clone: true },
  { command: 'npm run studio -- font', clone: true },

  { command: 'npm run lock -- --check' },
  { command: 'npm run lint' },
  { command: 'npm run verify -- format' },
  { command: 'npm run types' },
  { command: 'npm run verify -- boundaries' },
  { command: 'npm run verify -- unused' },
  { command: 'npm run simulate -- --count 100', prints: /100 schedules/ },
  { command: 'npm run verify -- alerts' },
  { command: 'npm test -- tests/unit/util' },
  { command: 'npm run bench -- weight' },
  { command: 'npm run e2e -- --shard 1/60' },
  { command: 'npm run verify -- unreachable' },
  { command: 'npm run verify -- instances -- --shard 1/4' },
  { command: 'npm run verify -- browsers' },

  {
    command: 'npm run bench -- lighthouse --quick --only /contactanos',
    prints: /within its|are not/,
  },
  { command: 'npm run bench -- pages --seconds 1 --rounds 1', prints: /ratios/ },
  { command: 'npm run bench -- bytes --only /contactanos' },
  { command: 'npm run bench -- memory --requests 100', prints: /MB; 100 requests/ },
  { command: 'npm run bench -- map', prints: /median \d+ ms/ },
  { command: 'npm run bench -- navigation --links 1', prints: /\| \/sucursales\/campeche \| 1 of/ },
  { command: 'npm run bench -- redirects', prints: /median [\d.]+ ms/ },
  { command: 'npm run bench -- submissions --quotes 5', prints: /while quotes come in/ },
  { command: 'npm run bench -- worker --rounds 1', prints: /latency of 150 ms \| \d/ },
  { command: 'npm run bench -- slow-line --only menu', prints: /\| menu \| \d/ },
  { command: 'npm run bench -- report --pages 10', prints: /memory at most \d/ },

  { command: 'npm run gateway -- --port $PORT', serves: /Gateway at/ },
  { command: 'npm run inbox' },
  { command: 'npm run leads' },
  { command: 'npm run contract', prints: /gateway\.openapi\.json/, clone: true },
  { command: 'npm run contract -- check $GATEWAY', prints: /calls keep the contract/ },
  { command: 'npm run redirects' },
];
