/**
 * Step of `npm run build`: removes packages of development from the traced server. Next resolves some
 * requires of packages outside its bundles from the root, where another version stands for development.
 */
import { readFileSync, rmSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [path, { dev }] of Object.entries(packages))
  if (dev) rmSync(`.next/standalone/${path}`, { recursive: true, force: true });
