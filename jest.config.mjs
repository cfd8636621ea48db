/** Unit and component tests; end-to-end tests are Playwright's (tests/e2e). */
/** @type {import('jest').Config} */
const shared = {
  // A traced build has a package.json of its own.
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tools/css-module.cjs',
    '\\.webp$': '<rootDir>/tests/support/picture.cjs',
    '^server-only$': '<rootDir>/tests/support/empty.cjs',
    '^next/cache$': '<rootDir>/tests/support/next-cache.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  transform: {
    '^.+\\.(t|j)sx?$|^.+\\.m[jt]s$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // These ship as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@?[^/]*/)?(entities|escape-string-regexp|eventemitter3|feed|is-plain-object|openapi-schema-validator|p-queue|p-timeout|parse5)/)',
  ],
};

const SETUP = '<rootDir>/tests/support/jest-setup.ts';

/** @type {import('jest').Config} */
const config = {
  // Some tests wait for processes: on two cores a second worker goes on meanwhile.
  maxWorkers: '100%',
  // Catches hangs. This is not a performance limit.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{unit,tools}/**/*.test.ts'],
      setupFilesAfterEnv: [SETUP],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/{unit,tools}/**/*.test.tsx'],
      setupFilesAfterEnv: [SETUP, '<rootDir>/tests/support/jest-setup-dom.ts'],
    },
  ],
};

export default config;
