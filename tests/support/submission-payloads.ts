/** The fields of the wizard's quote. */
export const quoteFields = {
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
export const quote = { origin: 'WEB' as const, ...quoteFields };
export const message = {
  city: 'San Nicolás de los Garza',
  email: 'prueba@cliente.example',
  message: 'Buenos días 🙂\nEmpresa: Ficticia',
  name: 'Señora de Prueba',
  phone: '5555550101',
  state: 'Nuevo León',
};
export const contact = { ...message, business: 'Empresa Ficticia' };
