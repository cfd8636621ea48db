const playwright = (project) => `playwright test --project=${project}`;
/** For what is tried under load, which another test would change. */
const alone = (project) => `${playwright(project)} --workers 1`;

/**
 * What `npm run drills` runs, in this order. `builds`: it makes its own build or needs none; the others
 * take the one that is made first. Those with `quick` have a shorter run. `upgrade` tries the newest Next.
 *
 * @type {{ name: string, command: string, quick?: string, quickEnv?: Record<string, string>, builds?: boolean }[]}
 */
export const drills = [
  { name: 'release', command: alone('release') },
  { name: 'crash', command: alone('crash') },
  { name: 'publication', command: alone('publication'), quickEnv: { PUBLICATIONS: '20' } },
  { name: 'tags', command: alone('tags') },
  { name: 'strangers', command: alone('strangers'), quickEnv: { STRANGER_SECONDS: '10' } },
  {
    name: 'simulate',
    command: 'npm run simulate -- --planted && npm run simulate -- --count 200000',
    builds: true,
  },
  { name: 'lifetime', command: playwright('lifetime') },
  { name: 'pictures', command: alone('pictures') },
  { name: 'focus', command: playwright('focus') },
  {
    name: 'development',
    command: `node scripts/build/pdfjs.mjs && ${alone('development')}`,
    builds: true,
  },
  { name: 'commands', command: 'tsx tools/drills/commands.mts' },
  { name: 'chaos', command: 'tsx tools/drills/chaos/run.mts', quick: '--quick' },
  { name: 'image', command: 'tsx tools/drills/image.mts', builds: true },
  { name: 'upgrade', command: 'tsx tools/drills/upgrade.mts', builds: true },
  { name: 'memory', command: 'npm run bench -- memory', quick: '--requests 3000' },
  // Last: it replaces the build.
  { name: 'growth', command: 'npm run bench -- growth', quick: '--no-build' },
];

/**
 * The outcomes as lines of equal width.
 *
 * @param {readonly { name: string, isGreen: boolean, seconds: number }[]} outcomes
 */
export function tableOf(outcomes) {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const digits = Math.max(...outcomes.map(({ seconds }) => String(seconds).length));
  return outcomes
    .map(({ name, isGreen, seconds }) => {
      const outcome = isGreen ? '✓ green' : '✗ red  ';
      return `${name.padEnd(width)}  ${outcome}  ${String(seconds).padStart(digits)} s`;
    })
    .join('\n');
}
