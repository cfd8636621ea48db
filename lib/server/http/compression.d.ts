/** The middleware needs nothing of Express, which its published types ask for. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Compresses answers by their type and size, as the asker accepts it. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
