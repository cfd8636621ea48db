/** `npm run redirects`: checks data/legacy-redirects.json against the embedded content. */
import branches from '../../data/content/branches.json';
import lines from '../../data/content/business-lines.json';
import entries from '../../data/legacy-redirects.json';
import { findRedirectMistakes } from './check-redirects';
import { readArguments } from '../command-line.mjs';
import { routes } from '../../lib/server/routing/routes';

readArguments('npm run redirects', {});

const pages = new Set<string>([
  routes.home(),
  routes.blog(),
  routes.socialResponsibility(),
  routes.contact(),
  routes.securityTxt(),
]);

const mistakes = findRedirectMistakes(entries, pages, { branches, lines });
for (const { from, mistake } of mistakes) console.error(`✗ ${from} ${mistake}`);
if (mistakes.length === 0) console.log(`✓ ${entries.length} redirects, no mistake`);
process.exit(mistakes.length > 0 ? 1 : 0);
