/**
 * The layers of the code and which of them may know which (docs/architecture.md), as
 * `npm run verify -- boundaries` checks it; imports of types count.
 */

/** From the bottom up: a layer may import itself and what stands before it. */
const LAYERS = [
  '^data/',
  '^lib/(company|config)\\.ts$',
  '^lib/util/',
  '^lib/server/',
  '^lib/content/',
  '^lib/features/',
  '^lib/publishing/',
  '^components/',
  '^app/',
];

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    {
      name: 'no-circular-folders',
      comment: 'Folders that need one another can be neither understood nor moved alone.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-files',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...LAYERS.slice(0, -1).map((layer, at) => ({
      name: `not-upward-from-${layer.replace(/[^a-z]/g, '')}`,
      comment: 'Imports run one way.',
      severity: 'error',
      from: { path: layer },
      to: { path: LAYERS.slice(at + 1) },
    })),
    {
      name: 'tools-apart',
      comment: 'What a visitor is served knows nothing of what a person starts from a terminal.',
      severity: 'error',
      from: { pathNot: '^(tools|tests)/' },
      to: { path: '^(tools|tests)/' },
    },
    {
      name: 'features-apart',
      comment: 'A feature uses components/ui, never another feature; components/ui uses none.',
      severity: 'error',
      from: { path: '^components/([^/]+)/' },
      to: { path: '^components/', pathNot: ['^components/$1/', '^components/ui/'] },
    },
    {
      name: 'no-loose-files',
      comment: 'Every file of lib/ belongs to a layer, company.ts and config.ts apart.',
      severity: 'error',
      from: {},
      to: { path: '^lib/[^/]+$', pathNot: '^lib/(company|config)\\.ts$' },
    },
    {
      name: 'embedded-gateway-by-one-door',
      comment: 'The site enters the embedded gateway by gateway.ts alone.',
      severity: 'error',
      from: { path: '^(app|components|lib)/', pathNot: '^lib/content/embedded-gateway/' },
      to: {
        path: '^lib/content/embedded-gateway/',
        pathNot: '^lib/content/embedded-gateway/gateway\\.ts$',
      },
    },
  ],
  options: {
    doNotFollow: { path: ['^node_modules', '^\\.next'] },
    exclude: { path: ['\\.css$', '\\.webp$', '^\\.next'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.json'] },
  },
};

export default configuration;
