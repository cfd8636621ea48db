import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/tests/support/new-folder';
import { startGateway, type RunningGateway, type ServerOptions } from '@/tools/gateway/server';

export const PREFIX = '/web-page-conf';

export function writeJson(folder: string, name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(value));
}

type Answer = { status: number; headers: Headers; body: unknown; data: unknown };

/** Returns the value in a body: an envelope's data or the bare value. */
function unwrap(body: unknown): unknown {
  const isEnvelope = typeof body === 'object' && body !== null && 'code' in body;
  return isEnvelope ? ('data' in body ? body.data : undefined) : body;
}

export type TestGateway = RunningGateway & {
  folder: string;
  contentDir: string;
  filesDir: string;
  dataDir: string;
  get(path: string, init?: RequestInit): Promise<Answer>;
  post(path: string, body: unknown, init?: RequestInit): Promise<Answer>;
};

/** Starts a gateway on a free port with the given content, or with the project's if it is 'real'. */
export async function startTestGateway(
  content: Record<string, unknown> | 'real',
  options: ServerOptions = {},
): Promise<TestGateway> {
  const folder = newFolder();
  const isReal = content === 'real';
  const contentDir = isReal ? path.resolve('data/content') : path.join(folder, 'content');
  const filesDir = isReal ? path.resolve('data/files') : path.join(folder, 'files');
  const dataDir = path.join(folder, 'data');
  if (!isReal) {
    mkdirSync(contentDir);
    mkdirSync(filesDir);
    for (const [name, value] of Object.entries(content)) writeJson(contentDir, name, value);
  }
  const gateway = await startGateway({ contentDir, filesDir, dataDir, ...options });

  const call = async (pathname: string, init?: RequestInit): Promise<Answer> => {
    const response = await fetch(gateway.url + pathname, init);
    const body: unknown = JSON.parse((await response.text()) || 'null');
    return { status: response.status, headers: response.headers, body, data: unwrap(body) };
  };
  return {
    ...gateway,
    folder,
    contentDir,
    filesDir,
    dataDir,
    get: call,
    post: (pathname, body, init) =>
      call(pathname, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      }),
  };
}
