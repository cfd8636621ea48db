import { supportPhone, telHref } from '@/lib/company';

const html = `<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sin conexión</title></head><body style="font:1.125rem/1.6 system-ui,sans-serif;padding:2rem;color:#0f1c36"><h1 style="color:#003da5">Sin conexión</h1><p>Revise su conexión e intente de nuevo, o llámenos al <a href="${telHref(supportPhone)}">${supportPhone}</a>.</p></body></html>`;

/** Where nothing was kept, as on a device that saves data or has no room. */
export const lastResort = (): Response =>
  new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
