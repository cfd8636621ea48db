const playwright = (project) => `playwright test --project=${project}`;
/** For what is tried under load, which another test would change. */
const alone = (project) => `${playwright(project)} --workers 1`;

/**
 * What `npm run drills` runs, in this order. `builds` itself what it needs: the others take the one
 * build that is made first. Those with `quick` have a shorter run. `upgrade` tries the newest Next.
 *
 * @type {{ name: string, command: string, quick?: string, builds?: boolean }[]}
 */
export const drills = [
  { name: 'release', command: alone('release') },
  { name: 'crash', command: alone('crash') },
  { name: 'strangers', command: alone('strangers') },
  { name: 'mirror', command: alone('mirror') },
  { name: 'lifetime', command: playwright('lifetime') },
  { name: 'pictures', command: alone('pictures') },
  { name: 'focus', command: playwright('focus') },
  { name: 'doctor', command: `jest --selectProjects doctor && ${playwright('doctor')}` },
  { name: 'desk', command: playwright('desk') },
  { name: 'development', command: 'npm run development', builds: true },
  { name: 'commands', command: 'tsx scripts/drill-commands.mts' },
  { name: 'chaos', command: 'tsx tests/chaos/run.ts', quick: '--quick' },
  { name: 'image', command: 'tsx scripts/image.mts', builds: true },
  { name: 'upgrade', command: 'tsx scripts/upgrade.mts', builds: true },
  // Last: it replaces the build.
  { name: 'growth', command: 'tsx bench/growth.mts', quick: '--no-build' },
];

/**
 * The drills of these names, in their own order; all of them for none.
 *
 * @param {readonly string[]} names
 * @throws Error for a name that is no drill's.
 */
export function chosen(names) {
  const unknown = names.filter((name) => !drills.some((drill) => drill.name === name));
  if (unknown.length > 0) {
    const known = drills.map(({ name }) => name).join(', ');
    throw new Error(`There is no drill ${unknown.join(', ')}. The drills are ${known}.`);
  }
  return drills.filter(({ name }) => names.length === 0 || names.includes(name));
}

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
