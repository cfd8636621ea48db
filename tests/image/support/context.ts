import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a checkout keeps secrets. */
const SECRET_FILES = [
  '.env',
  '.env.local',
  '.env.production',
  '.npmrc',
  '.data/leads.key',
  '.data/inbox.sqlite',
  'deploy/.env',
];

/** A text to search for, by where it was put. */
export type Canaries = Record<string, string>;

/** Copies what git tracks, as a checkout on a clean machine has it. */
export function copyCheckout(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  for (const file of listed.split('\0').filter(Boolean)) {
    // Listed, but deleted in the working copy.
    if (existsSync(file)) cpSync(file, join(folder, file));
  }
}

/** Writes a secret of its own to each place where a checkout has one. */
export function plantSecrets(folder: string): Canaries {
  const newSecret = () => `canary-${randomBytes(16).toString('hex')}`;
  const canaries: Canaries = { environment: newSecret(), npmrc: newSecret() };
  for (const file of SECRET_FILES) {
    const secret = (canaries[file] = newSecret());
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `REVALIDATE_SECRET=${secret}\n`);
  }
  return canaries;
}

const npmConfig = (name: string) =>
  execFileSync('npm', ['config', 'get', name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The registry of this machine and the certificates that it trusts, as an .npmrc. */
export function npmSettings(): string {
  const files = [npmConfig('cafile'), process.env.NODE_EXTRA_CA_CERTS ?? ''];
  const file = files.find((path) => existsSync(path));
  const certificates = file
    ? [
        ...readFileSync(file, 'utf8').matchAll(
          /-----BEGIN CERTIFICATE-----[^]*?-----END CERTIFICATE-----/g,
        ),
      ]
    : [];
  return [
    `registry=${npmConfig('registry')}`,
    ...certificates.map(([text]) => `ca[]=${JSON.stringify(text)}`),
    '',
  ].join('\n');
}
