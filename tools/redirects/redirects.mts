/** `npm run redirects`: checks data/legacy-redirects.json against the route table and the embedded content. */
import branches from '../../data/content/branches.json';
import lines from '../../data/content/business-lines.json';
import entries from '../../data/legacy-redirects.json';
import { findRedirectMistakes } from './check-redirects';
import { readArguments } from '../command-line.mjs';

readArguments('npm run redirects', {});

const mistakes = findRedirectMistakes(entries, { branches, lines });
for (const { from, mistake } of mistakes) console.error(`✗ ${from} ${mistake}`);
if (mistakes.length === 0) console.log(`✓ ${entries.length} redirects, no mistake`);
process.exit(mistakes.length > 0 ? 1 : 0);
