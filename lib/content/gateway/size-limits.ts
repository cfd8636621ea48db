/** Of a response. All news come in one list, texts included: 3,600 posts are 16 MB. */
export const JSON_CAP_BYTES = 32 * 1024 * 1024;
