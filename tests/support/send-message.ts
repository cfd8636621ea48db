/** Sends a contact message as a browser does, from an address that a proxy names. */
export const sendMessage = (url: string, submission: string, address: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address },
    body: JSON.stringify({
      submission,
      elapsed: 60_000,
      name: 'Señora de Prueba',
      phone: '5555550101',
      email: 'prueba@cliente.example',
      state: 'Nuevo León',
      city: 'Monterrey',
      message: 'Necesito un contenedor.',
    }),
  });
