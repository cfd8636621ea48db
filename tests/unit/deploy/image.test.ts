import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { scripts } from '@/package.json';
import { MEMORY_ENV } from '@/tests/support/memory';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const stageOf = (name: string) => dockerfile.split(`AS ${name}\n`)[1]?.split(/^FROM /m)[0] ?? '';

const { services } = z
  .object({
    services: z.record(z.string(), z.looseObject({ ports: z.array(z.string()).optional() })),
  })
  .parse(parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }));

test('the context of the images contains every step of the build', () => {
  const steps = scripts.build.match(/\b(?:scripts|tools)\/[\w/-]+\.m[jt]s/g) ?? [];
  expect(steps.filter((step) => !step.startsWith('scripts/build/'))).toEqual([]);
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain('!scripts/build');
});

const admitted = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .flatMap((line) => /^!(.+)/.exec(line)?.[1] ?? []);

test('every file and folder of the context exists', () => {
  expect(admitted.filter((path) => !existsSync(path))).toEqual([]);
});

test('the build copies only what it makes and what is in the context', () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(
    ([, paths = '']) => paths.split(' ').map((path) => path.replace('/app/', '')),
  );
  const isAdmitted = (path: string) => admitted.includes(path);
  expect(copied.filter((path) => path !== '.next' && !isAdmitted(path))).toEqual([]);
});

test.each(['site', 'edge'])('the image %s does not run as root', (name) => {
  expect(
    stageOf(name)
      .match(/^USER (\w+)$/gm)
      ?.at(-1),
  ).toMatch(/^USER (?:node|nginx)$/);
});

test.each(Object.entries(MEMORY_ENV))('the image sets %s=%s, as the drills do', (...pair) => {
  expect(dockerfile.replaceAll('"', '').split('\n')).toContain(`ENV ${pair.join('=')}`);
});

test('only the edge is reachable from outside, on one port', () => {
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => [name, port]),
  );
  expect(published).toEqual([['edge', '8080:8080']]);
});

test.each(Object.keys(services))('%s has a read-only file system and no privileges', (name) => {
  expect(services[name]).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
});

test('.env.example contains the variables of the table in the documents', () => {
  const documented = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
  const table = readFileSync('docs/deployment.md', 'utf8')
    .split('## Environment variables')[1]
    ?.split('\n## ')[0];
  const rows = table?.split('\n').filter((line) => /^\| *`/.test(line)) ?? [];
  const inTable = rows.flatMap((row) => row.split('|')[1]?.match(/\w+(?=`)/g) ?? []);
  expect(documented.toSorted()).toEqual(inTable.toSorted());
});
