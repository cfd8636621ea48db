/** For a complete response, its retry included. */
export const READ_LIMIT_MS = 5_000;
/** For how long a gateway that did not respond in time is not called. */
export const CIRCUIT_OPEN_MS = 2_000;
/** For the headers of a file; the body has no time limit. */
export const FILE_HEADERS_LIMIT_MS = 5_000;
