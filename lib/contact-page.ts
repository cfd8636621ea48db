import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/routes';

/** `/contactanos` is canonical; `/contacto` shows the same (specification, section 2). */
export const contactMetadata = pageMetadata({
  title: 'Contacto',
  description:
    'Escríbanos o llámenos: formulario, oficina corporativa en Monterrey, teléfonos y directorio de áreas para atender su servicio de residuos.',
  path: routes.contact(),
});
