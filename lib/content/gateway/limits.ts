/** The largest response. All news come in one list, texts included: 900 posts are 4 MB. */
export const JSON_CAP_BYTES = 4 * 1024 * 1024;

/** The time for a complete response, its retry included. */
export const READ_LIMIT_MS = 5_000;
/** How long a gateway that did not respond in time is not called. */
export const CIRCUIT_OPEN_MS = 2_000;
/** The time for the headers of a file; the body has no time limit. */
export const FILE_HEADERS_LIMIT_MS = 5_000;
