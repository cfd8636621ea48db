/** `npm run contract` writes docs/gateway.openapi.json. */
import { writeFile } from 'node:fs/promises';
import { contractDocument } from './document';

const FILE = 'docs/gateway.openapi.json';

await writeFile(FILE, await contractDocument());
console.log(`✓ ${FILE}`);
