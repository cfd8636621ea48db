const LAYERED = 'app components lib data/content instrumentation.ts middleware.ts';

/**
 * In this order, in three lanes: the end-to-end tests take two and leave a fifth of two processors idle,
 * which the others use. Each says how many lanes it takes, whether it waits for the build, and
 * whether it needs browsers or services.
 */
export const checks = [
  { name: 'build', command: 'npm run build', lanes: 1 },
  { name: 'lint', command: 'oxlint', lanes: 1 },
  { name: 'format', command: 'oxfmt --check', lanes: 1 },
  {
    name: 'test',
    command: 'jest --maxWorkers 1',
    lanes: 1,
    programs: true,
  },
  { name: 'e2e', command: 'npm run e2e --', lanes: 2, isOnBuild: true, programs: true },
  {
    name: 'browsers',
    command: 'tsx tests/browsers/run.ts',
    lanes: 1,
    isOnBuild: true,
    programs: true,
  },
  {
    name: 'instances',
    command: 'playwright test --project=instances --workers 1',
    lanes: 1,
    isOnBuild: true,
    programs: true,
  },
  { name: 'types', command: 'npm run types', lanes: 1, isOnBuild: true },
  {
    name: 'unreachable',
    command: 'playwright test --project=unreachable --workers 1',
    lanes: 1,
    isOnBuild: true,
    programs: true,
  },
  { name: 'simulate', command: 'npm run simulate -- --from 1 --count 10000', lanes: 1 },
  { name: 'alerts', command: 'node scripts/alerts.mjs', lanes: 1 },
  { name: 'weight', command: 'npm run bench -- weight', lanes: 1, isOnBuild: true },
  {
    name: 'boundaries',
    command: `depcruise --config .dependency-cruiser.mjs ${LAYERED}`,
    lanes: 1,
  },
  { name: 'unused', command: 'knip', lanes: 1 },
  { name: 'lock', command: 'npm run lock -- --check', lanes: 1 },
];
