import path from 'node:path';
import { log } from '@/lib/server/observability/logger';
import { answer, failure, notFound } from './core/responses';
import { fileRoutes } from './reads/files';
import { defaultDataDir } from './submissions/inbox';
import { blogRoutes } from './reads/blog';
import { branchRoutes } from './reads/branches';
import { faqRoutes } from './reads/faq';
import { lineRoutes } from './reads/lines';
import { placeRoutes } from './reads/places';
import { pressRoutes } from './reads/press';
import { programRoutes } from './reads/programs';
import { reportRoutes } from './reads/reports';
import { siteRoutes } from './reads/site';
import { wizardRoutes } from './reads/wizard';
import { findRoute, type Call, type Route } from './core/router';
import { searchRoutes } from './search/routes';
import { searchIndexOf } from './search/search-index';
import { createStore, type Store } from './core/store';
import { submissionRoutes } from './submissions/routes';

/** One call of the contract: any host, the contract's path. It never rejects. */
export type GatewayHandler = (request: Request) => Promise<Response>;

export type Gateway = {
  handle: GatewayHandler;
  /** Does beforehand, in small pieces, what the first search would wait for. It never rejects. */
  prepare(): Promise<void>;
};

export type GatewayOptions = {
  /** Folder of the content files; `data/content` of the working directory by default. */
  contentDir?: string;
  /** Folder of the files of the file call; `data/files` by default. */
  filesDir?: string;
  /** Folder of the inbox; `EMBEDDED_DATA_DIR` or `.data` by default. */
  dataDir?: string;
  /** JSON file with the company's name; `data/company.json` by default. */
  companyFile?: string;
  /** Told of what went wrong inside; nothing of a request's body is in it. */
  onError?: (error: unknown) => void;
};

function inProject(...parts: string[]): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), ...parts);
}

async function run(route: Route, call: Call): Promise<Response> {
  if ('respond' in route) return route.respond(call);
  const value = await route.read(call);
  return value === undefined || value === null ? notFound() : answer(value, route.shape);
}

async function handle(routes: readonly Route[], store: Store, request: Request) {
  const url = new URL(request.url);
  const match = findRoute(routes, request.method, url.pathname);
  if (match.kind === 'none') return notFound();
  if (match.kind === 'method') {
    const response = failure(405, 'Método no permitido');
    response.headers.set('Allow', match.allowed.join(', '));
    return response;
  }
  return run(match.route, { request, url, parameters: match.parameters, store });
}

const noop = () => undefined;

function logError(error: unknown): void {
  log.error({ err: error }, 'embedded gateway');
}

/** HEAD is answered as GET is, without the body. */
function withoutBody({ status, headers }: Response): Response {
  return new Response(null, { status, headers });
}

/**
 * A gateway over folders of content and files: every call of the gateway contract, as one function
 * from Request to Response. Content is read anew when it changes on disk.
 */
export function createGateway(options: GatewayOptions = {}): Gateway {
  const store = createStore(
    options.contentDir ?? inProject('data', 'content'),
    options.companyFile ?? inProject('data', 'company.json'),
  );
  const routes = [
    ...siteRoutes,
    ...faqRoutes,
    ...lineRoutes,
    ...branchRoutes,
    ...blogRoutes,
    ...pressRoutes,
    ...reportRoutes,
    ...programRoutes,
    ...placeRoutes,
    ...wizardRoutes,
    ...searchRoutes,
    ...fileRoutes(options.filesDir ?? inProject('data', 'files')),
    ...submissionRoutes(() => options.dataDir ?? defaultDataDir()),
  ];
  return {
    handle: async (request) => {
      try {
        const response = await handle(routes, store, request);
        return request.method === 'HEAD' ? withoutBody(response) : response;
      } catch (error) {
        (options.onError ?? logError)(error);
        return failure(500, 'Error interno');
      }
    },
    // Content that cannot be read is told of where it is asked for.
    prepare: () => searchIndexOf(store).then(noop, noop),
  };
}

/** The gateway over this project's own data: what answers when no GATEWAY_URL is set. */
export const handleGatewayRequest: GatewayHandler = createGateway().handle;
