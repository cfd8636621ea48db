const ROOMS = 'app components lib data/content instrumentation.ts middleware.ts';

/**
 * In this order, as processors get free: more at once only wait for one another. Each says how many of
 * two it keeps busy, whether it waits for the build, and whether it needs browsers or services.
 */
export const checks = [
  { name: 'build', command: 'npm run build', processors: 1 },
  { name: 'lint', command: 'oxlint', processors: 1 },
  { name: 'format', command: 'oxfmt --check', processors: 1 },
  { name: 'e2e', command: 'npm run e2e --', processors: 2, isOnBuild: true, programs: true },
  {
    name: 'test',
    command: 'jest --selectProjects node dom',
    processors: 2,
    programs: true,
  },
  {
    name: 'browsers',
    command: 'tsx tests/browsers/run.ts',
    processors: 1,
    isOnBuild: true,
    programs: true,
  },
  {
    name: 'instances',
    command: 'playwright test --project=instances --workers 1',
    processors: 1,
    isOnBuild: true,
    programs: true,
  },
  { name: 'types', command: 'npm run types', processors: 1, isOnBuild: true },
  {
    name: 'unreachable',
    command: 'playwright test --project=unreachable --workers 1',
    processors: 1,
    isOnBuild: true,
    programs: true,
  },
  { name: 'simulate', command: 'npm run simulate --', processors: 2 },
  { name: 'alerts', command: 'node scripts/alerts.mjs', processors: 1 },
  { name: 'weight', command: 'npm run bench -- weight', processors: 1, isOnBuild: true },
  {
    name: 'rooms',
    command: `depcruise --config .dependency-cruiser.mjs ${ROOMS}`,
    processors: 1,
  },
  { name: 'unused', command: 'knip', processors: 1 },
  { name: 'lock', command: 'npm run lock -- --check', processors: 1 },
];
