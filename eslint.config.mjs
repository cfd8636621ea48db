import comments from '@eslint-community/eslint-plugin-eslint-comments';
import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { globalIgnores } from 'eslint/config';

const config = [
  ...next,
  ...nextTypescript,
  {
    plugins: { '@eslint-community/eslint-comments': comments },
    rules: {
      // Who turns a rule off says why, after `--`.
      '@eslint-community/eslint-comments/require-description': 'error',
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        ...['timeout', 'any'].map((property) => ({
          object: 'AbortSignal',
          property,
          message: 'Use withDeadline of lib/util/deadline.mts: it survives garbage collection.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrel files: import from the source.' },
        {
          selector:
            "NewExpression[callee.name='Request'] Property[key.name='signal']:not([value.raw='null'])",
          message: 'A Request holds its signal weakly: give the signal to fetch.',
        },
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
    files: ['tests/**'],
    rules: { 'no-restricted-properties': 'off' },
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
