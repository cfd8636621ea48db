import fc from 'fast-check';
import { capped, fileHeaders, isTooLarge } from '@/lib/content/media/file-response';
import { readFileName } from '@/lib/server/routing/file-name';
import { routes } from '@/lib/server/routing/routes';

describe('file names in URLs', () => {
  test.each([
    ['/archivos/foto.webp', 'foto.webp'],
    ['/archivos/Foto%20con%20espacios.webp', 'Foto con espacios.webp'],
    ['/archivos/%C3%81c%C3%A9nt%C3%B6s%20%C3%B1.pdf', 'Ácéntös ñ.pdf'],
    [
      '/archivos/Bolet%C3%ADn%20(abril)%20%232%20100%25%20%26%20m%C3%A1s.pdf',
      'Boletín (abril) #2 100% & más.pdf',
    ],
    ['/archivos/a+b.pdf', 'a+b.pdf'],
    ['/archivos/Nota%3A%20foto.jpg', 'Nota: foto.jpg'],
    ['/archivos/a%2Bb.pdf', 'a+b.pdf'],
    ['/archivos/100%2525.pdf', '100%25.pdf'],
    ['/archivos/a..b.pdf', 'a..b.pdf'],
    ['/archivos/...pdf', '...pdf'],
    ['/archivos/carpeta%2Ffoto.webp', 'carpeta/foto.webp'],
    ['/archivos/%F0%9F%99%82.png', '🙂.png'],
    ['/archivos/a%5Cb', 'a\\b'],
    ['/archivos/a%5C..b', 'a\\..b'],
    ['/archivos/C%3A%5Cfakepath%5Cfosas%20s%C3%A9pticas.png', 'C:\\fakepath\\fosas sépticas.png'],
    [`/archivos/${'a'.repeat(512)}`, 'a'.repeat(512)],
  ])('are read from %s as %s', (path, name) => expect(readFileName(path)).toBe(name));

  test.each([
    ...['/archivos/', '/archivos/%20', '/archivos/%09', '/archivos'],
    ...['/archivos/..', '/archivos/.', '/archivos/../package.json', '/archivos/..%2Fpackage.json'],
    ...['/archivos/%2e%2e', '/archivos/%2e%2e%2fpackage.json', '/archivos/.%2e/package.json'],
    ...['/archivos/a/../../b', '/archivos/a%2F..%2Fb', '/archivos/a%2F.%2Fb', '/archivos/a/..'],
    ...['/archivos/%252e%252e%252fpackage.json', '/archivos/%252E%252E', '/archivos/..%252Fx'],
    ...['/archivos/..%5Cx', '/archivos/a%5C..', '/archivos/..%255Cx', '/archivos/\\\\host\\x'],
    ...['/archivos/a%5C..%5Cb', '/archivos/a%2F..%5Cb', '/archivos/a%5C..%2Fb', '/archivos/%5Ca'],
    ...['/archivos/a%5C%2e%2E%5Cb', '/archivos/a%255C%252e%252e%255Cb', '/archivos/C:%5C..%5Cx'],
    ...['/archivos/a%5C.%5Cb', '/archivos/a\\..\\b', '/archivos/%5C%5Chost%5Cx'],
    ...['/archivos/%00', '/archivos/foto.webp%00.html', '/archivos/a%0Ab', '/archivos/a%0D%0AX:y'],
    '/archivos/a%7F',
    ...['/archivos/%2Fetc%2Fpasswd', '/archivos//etc/passwd', '/archivos//otro.example/x.png'],
    ...['/archivos/https://otro.example/x.png', '/archivos/https%3A%2F%2Fotro.example%2Fx.png'],
    ...['/archivos/HTTP:x', '/archivos/file%3A%2F%2F%2Fetc%2Fpasswd', '/archivos/data:text/html,x'],
    ...['/archivos/javascript%3Aalert(1)', '/archivos/blob%3Ax'],
    ...['/archivos/%', '/archivos/%E0%A4', '/archivos/%C3', '/archivos/%zz'],
    `/archivos/${'a'.repeat(513)}`,
  ])('are rejected in %s', (path) => expect(readFileName(path)).toBeUndefined());

  test('are decoded as routes.file encodes them', () => {
    const name = fc
      .string({
        unit: fc.constantFrom(...'abcÑñáÉ ()&+#%?=;,@!\'".-_~ü🙂0123\\'),
        minLength: 1,
        maxLength: 60,
      })
      .filter(
        (text) =>
          text.trim() !== '' &&
          !/(?:^|\\)\.{0,2}(?:\\|$)/.test(text.replace(/%2e/gi, '.').replace(/%5c/gi, '\\')),
      );
    fc.assert(
      fc.property(name, (text) => {
        expect(readFileName(new URL(routes.file(text), 'http://x').pathname)).toBe(text);
      }),
    );
  });
});

describe('headers of a file', () => {
  const headersOf = (name: string, upstream: Record<string, string> = {}) =>
    fileHeaders(name, new Headers(upstream));

  test.each([
    ['a.webp', 'image/webp'],
    ['a.JPG', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a.gif', 'image/gif'],
    ['a.avif', 'image/avif'],
    ['a.svg', 'image/svg+xml'],
    ['a.mp4', 'video/mp4'],
    ['a.webm', 'video/webm'],
    ['Boletín (abril) #2 100% & más.pdf', 'application/pdf'],
    ['a.html', 'application/octet-stream'],
    ['a.js', 'application/octet-stream'],
    ['pdf', 'application/octet-stream'],
    ['a.constructor', 'application/octet-stream'],
    ['a.webp.exe', 'application/octet-stream'],
  ])('give %s without a type, or with a generic type, the type %s', (name, type) => {
    expect(headersOf(name).get('content-type')).toBe(type);
    expect(
      headersOf(name, { 'content-type': 'application/octet-stream' }).get('content-type'),
    ).toBe(type);
    expect(headersOf(name, { 'content-type': '' }).get('content-type')).toBe(type);
  });

  test('keep a type of the gateway, without its parameters', () => {
    expect(headersOf('a.bin', { 'content-type': 'Image/PNG; charset=x' }).get('content-type')).toBe(
      'image/png',
    );
  });

  test.each([
    ['a.JPG', 'image/jpg', 'image/jpeg'],
    ['a.png', 'IMAGE/X-PNG; q=1', 'image/png'],
    ['a.pdf', 'binary/octet-stream', 'application/pdf'],
    ['a.mp4', 'video/x-m4v', 'video/mp4'],
    ['a.svg', 'image/svg', 'image/svg+xml'],
    ['a.html', 'image/jpg', 'application/octet-stream'],
    ['a.xlsx', 'binary/octet-stream', 'application/octet-stream'],
    ['a', 'image/jpg', 'application/octet-stream'],
  ])('give %s with the unregistered type %s the type of its name: %s', (name, given, type) =>
    expect(headersOf(name, { 'content-type': given }).get('content-type')).toBe(type),
  );

  test.each(['image/webp', 'image/png', 'video/mp4', 'application/pdf'])('show %s inline', (type) =>
    expect(headersOf('a', { 'content-type': type }).get('content-disposition')).toBeNull(),
  );

  test.each([
    ...['text/html', 'text/html; charset=utf-8', 'application/xhtml+xml', 'text/xml'],
    ...['text/plain', 'text/javascript', 'application/json', 'application/wasm'],
    ...['application/zip', 'multipart/x-mixed-replace'],
  ])('make %s a sandboxed download, regardless of its name', (type) => {
    const headers = headersOf('foto.webp', { 'content-type': type });
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="foto.webp"; filename*=UTF-8''foto.webp`,
    );
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('show SVG inline and forbid its scripts', () => {
    for (const headers of [
      headersOf('a.svg'),
      headersOf('x.png', { 'content-type': 'image/svg+xml' }),
    ]) {
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      expect(headers.get('content-disposition')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('do not sandbox a PDF, which browsers would not show', () => {
    expect(headersOf('a.pdf').get('content-security-policy')).toBeNull();
  });

  test('give a download its name in both forms', () => {
    const value = headersOf('carpeta/Boletín "abril" 100% (ñ)\'.docx').get('content-disposition');
    expect(value).toBe(
      `attachment; filename="Boletin _abril_ 100_ (n)'.docx"; filename*=UTF-8''Bolet%C3%ADn%20%22abril%22%20100%25%20%28%C3%B1%29%27.docx`,
    );
  });

  test.each(['carpeta/', 'C:\\fakepath\\', 'a\\b/'])('never contain the path %j', (folder) =>
    expect(headersOf(`${folder}tarifas.docx`).get('content-disposition')).toBe(
      `attachment; filename="tarifas.docx"; filename*=UTF-8''tarifas.docx`,
    ),
  );

  test('forward only an allow-list of the gateway headers', () => {
    const passed = {
      'content-length': '5',
      'content-range': 'bytes 0-4/10',
      'accept-ranges': 'bytes',
      etag: '"x"',
      'last-modified': 'Wed, 18 Nov 2026 10:00:00 GMT',
    };
    const headers = headersOf('a.webp', {
      ...passed,
      'set-cookie': 'a=1',
      'cache-control': 'no-store',
      server: 'x',
      location: 'https://otro.example',
      'access-control-allow-origin': '*',
      'content-security-policy': 'default-src *',
      'content-disposition': 'inline',
      'x-powered-by': 'x',
      authorization: 'Bearer x',
    });
    expect(Object.fromEntries(headers)).toEqual({
      ...passed,
      'content-type': 'image/webp',
      'cache-control':
        'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  test('omit the length of a compressed body, which is not that of the decoded one', () => {
    const headers = headersOf('a.svg', {
      'content-encoding': 'gzip',
      'content-length': '5',
      etag: '"x"',
    });
    expect(headers.get('content-length')).toBeNull();
    expect(headers.get('content-encoding')).toBeNull();
  });
});

describe('the cap of 64 MB', () => {
  const MB = 1024 * 1024;
  test.each([
    [{}, false],
    [{ 'content-length': String(64 * MB) }, false],
    [{ 'content-length': String(64 * MB + 1) }, true],
    [{ 'content-length': '10', 'content-range': `bytes 0-9/${65 * MB}` }, true],
    [{ 'content-length': '10', 'content-range': 'bytes 0-9/100' }, false],
    [{ 'content-length': String(65 * MB), 'content-range': 'bytes 0-9/*' }, true],
    [{ 'content-length': 'x' }, false],
  ])('is exceeded with %j: %p', (headers, expected) =>
    expect(isTooLarge(new Headers(headers))).toBe(expected),
  );

  const bytes = (chunks: number) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (chunks-- > 0) controller.enqueue(new Uint8Array(MB));
        else controller.close();
      },
    });

  test('lets bytes up to it pass, and aborts the stream above it', async () => {
    expect((await new Response(capped(bytes(64))).bytes()).length).toBe(64 * MB);
    await expect(new Response(capped(bytes(65))).bytes()).rejects.toThrow('size limit');
  });

  test('ends the source too when it aborts', async () => {
    const cancelled = jest.fn();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(8 * MB)),
      cancel: cancelled,
    });
    await expect(new Response(capped(endless)).bytes()).rejects.toThrow();
    expect(cancelled).toHaveBeenCalled();
  });
});
