/** For a complete response, its retry included. */
export const READ_LIMIT_MS = 5_000;
/** For the headers of a file; the body has no time limit. */
export const FILE_HEADERS_LIMIT_MS = 5_000;
