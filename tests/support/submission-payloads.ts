/** The fields of the wizard's quote. */
export const quoteExample = {
  business_line_id: 1,
  frequency: ['Lunes', 'Sábado'],
  city_id: 985,
  client_name: 'Señora de Prueba',
  company_name: 'Empresa Ficticia',
  phone_number: '5555550101',
  email: 'prueba@cliente.example',
  quote_services: [{ service: '¿Qué contenedor necesita?', type: 'Cajón de 6 m³' }],
};

/** The gateway's three submissions (contract, "Calls that submit"). */
export const quote = { origin: 'WEB' as const, ...quoteExample };
export const message = {
  city: 'San Nicolás de los Garza',
  email: 'prueba@cliente.example',
  message: 'Buenos días 🙂\nEmpresa: Ficticia',
  name: 'Señora de Prueba',
  phone: '5555550101',
  state: 'Nuevo León',
};
export const contact = { ...message, business: 'Empresa Ficticia' };

/** Returns the body that the browser's script sends for a form's fields (lib/features/forms/send.ts). */
export const asSent = (fields: object): string =>
  JSON.stringify({
    submission: crypto.randomUUID(),
    elapsed: 60_000,
    campo_vacio: '',
    ...fields,
  });

let clients = 0;

/** Returns a request with this body. Each is from a different client, because clients are rate limited. */
export function formRequest(fields: object): RequestInit {
  clients += 1;
  const address = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': address },
    body: asSent(fields),
  };
}
