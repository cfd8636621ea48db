import path from 'node:path';
import { log } from '@/lib/server/observability/logger';
import { failure, notFound } from './core/responses';
import { fileRoute } from './reads/files';
import { dataDir } from '@/lib/util/process.mts';
import { blogRoutes } from './reads/blog';
import { branchRoutes } from './reads/branches';
import { faqRoutes } from './reads/faq';
import { lineRoutes } from './reads/lines';
import { placeRoutes, siteRoutes } from './reads/site';
import { pressRoutes } from './reads/press';
import { programRoutes } from './reads/programs';
import { routesOf, type Route } from './core/router';
import { searchRoute } from './search/routes';
import { createStore, type Store } from './core/store';
import { submissionRoutes } from './submissions/routes';

/** Handles one call of the contract. Never rejects. */
export type GatewayHandler = (request: Request) => Promise<Response>;

/** The folders and the company's file, if they are not the project's own. */
export type GatewayOptions = {
  contentDir?: string;
  filesDir?: string;
  dataDir?: string;
  companyFile?: string;
  /** Errors contain nothing of a request's body. */
  onError?: (error: unknown) => void;
};

function inProject(...parts: string[]): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), ...parts);
}

async function handle(routes: readonly Route[], store: Store, request: Request) {
  const url = new URL(request.url);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const matches = routesOf(routes, url.pathname);
  const match = matches.find((route) => route.method === method);
  if (match) return match.respond({ request, url, store }, ...match.keys);
  if (matches.length === 0) return notFound();
  const response = failure(405, 'Método no permitido');
  response.headers.set('Allow', matches.map((route) => route.method).join(', '));
  return response;
}

/** Creates a gateway with every call of the contract over folders of content and files, without a server. */
export function createGateway(options: GatewayOptions = {}): GatewayHandler {
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
    ...programRoutes,
    ...placeRoutes,
    searchRoute,
    fileRoute(options.filesDir ?? inProject('data', 'files')),
    ...submissionRoutes(() => options.dataDir ?? dataDir()),
  ];
  return async (request) => {
    try {
      const response = await handle(routes, store, request);
      if (request.method !== 'HEAD') return response;
      const { status, headers } = response;
      return new Response(null, { status, headers });
    } catch (error) {
      if (options.onError) options.onError(error);
      else log.error({ err: error }, 'embedded gateway');
      return failure(500, 'Error interno');
    }
  };
}

/** The gateway over this project's own data, used without GATEWAY_URL. */
export const handleGatewayRequest: GatewayHandler = createGateway();
