import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { copyPackages, copyProject } from '@/tools/drills/project-copy.mts';

/**
 * What the next release changes: style, texts of most scripts, the wizard's steps, the forms. Its types are
 * those of this one.
 */
const CHANGES: [file: string, from: string, to: string][] = [
  ['lib/company.ts', "'800 733 22 22'", "'800 733 22 23'"],
  ['app/globals.css', 'line-height: 1.6;', 'line-height: 1.61;'],
  ['components/quote/Wizard.tsx', 'data-step={step}', 'data-step={step} data-release="next"'],
  ['components/quote/StepPerson.tsx', '<form', '<form data-release="next"'],
  ['components/contact/ContactForm.tsx', '<form', '<form data-release="next"'],
  [
    'next.config.mjs',
    'reactStrictMode: true,',
    'typescript: { ignoreBuildErrors: true }, reactStrictMode: true,',
  ],
];

// Without blocking: connections of this process would end unnoticed meanwhile.
const run = promisify(execFile);

/** Builds the next release in a copy of the project, a folder that is to be disposed of. */
export async function buildNextRelease() {
  const folder = await temporaryFolder('next-release');
  const copy = folder.path;
  await copyProject(copy);
  for (const [file, from, to] of CHANGES) {
    const text = await readFile(join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} lacks ${from}`);
    await writeFile(join(copy, file), text.replace(from, to));
  }
  await copyPackages(copy);
  // What the compiler knows of the files that are the same.
  await cp('.next/cache', join(copy, '.next/cache'), { recursive: true });
  const env = { ...process.env, NEXT_OUTPUT: 'standalone', GATEWAY_URL: 'http://127.0.0.1:9' };
  await run('npm', ['run', 'build'], { cwd: copy, env });
  return folder;
}
