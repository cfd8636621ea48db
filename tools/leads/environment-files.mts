import { existsSync } from 'node:fs';

/** As Next reads them for the site: what is set already stays. */
export function readEnvironmentFiles(): void {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
}
