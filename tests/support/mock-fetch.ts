/** A request that a component sent, pending until the test settles it. */
interface MockRequest {
  path: string;
  respond(value: unknown): void;
  fail(status: number): void;
}

/** Replaces `fetch`. Returns the list that collects every request. */
export function mockFetch(): MockRequest[] {
  const requests: MockRequest[] = [];
  globalThis.fetch = jest.fn(
    (path: string) =>
      new Promise((resolve) => {
        requests.push({
          path,
          respond: (value) => resolve({ ok: true, status: 200, json: async () => value }),
          fail: (status) => resolve({ ok: false, status, json: async () => ({}) }),
        });
      }),
  ) as unknown as typeof fetch;
  return requests;
}
