import comments from '@eslint-community/eslint-plugin-eslint-comments';
import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { globalIgnores } from 'eslint/config';
import importX from 'eslint-plugin-import-x';
import { readdirSync } from 'node:fs';

/** Feature folders may use `components/ui`, never one another. */
const features = readdirSync(new URL('./components', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'ui')
  .map((entry) => entry.name);

const zones = [
  // Imports run one way: app → components → lib → data. What makes the data may read the rest.
  {
    target: ['./data/content/**', './data/files/**', './data/*.json'],
    from: ['./lib', './components', './app'],
  },
  { target: './lib', from: ['./components', './app'] },
  { target: './components', from: ['./app'] },
  { target: './components/ui', from: features.map((name) => `./components/${name}`) },
  ...features.map((name) => ({
    target: `./components/${name}`,
    from: features.filter((other) => other !== name).map((other) => `./components/${other}`),
  })),
];

const config = [
  ...next,
  ...nextTypescript,
  {
    plugins: { '@eslint-community/eslint-comments': comments, 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: true } },
    rules: {
      // Who turns a rule off says why, after `--`.
      '@eslint-community/eslint-comments/require-description': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrel files: import from the source.' },
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Only RichText, JsonLd and InlineScript of components/ui set inner HTML.',
        },
      ],
    },
  },
  {
    files: ['components/ui/{RichText,JsonLd,InlineScript}.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['scripts/**', 'data/studio/**', 'bench/**', 'tests/**', '**/*.config.mjs'],
    rules: { 'no-console': 'off' },
  },
  {
    // No compiler reads these.
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: Object.fromEntries(
        [...Object.getOwnPropertyNames(globalThis), '__dirname'].map((name) => [name, 'readonly']),
      ),
    },
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-undef': 'error' },
  },
  globalIgnores([
    '.next/**',
    'next-env.d.ts',
    'node_modules/**',
    'test-results/**',
    'playwright-report/**',
    '.data/**',
    'public/pdfjs/**',
  ]),
];

export default config;
