import { routes } from '@/lib/server/routing/routes';

interface FixedPage {
  title: string;
  description: string;
  path: string;
}

/** Metadata of the pages without a record; also used by their Open Graph images. */
export const fixedPages = {
  home: {
    title: 'Recolección y valorización de residuos en México',
    description:
      'Recolección, transporte, tratamiento, valorización y disposición final de residuos domiciliarios, comerciales, industriales y clínicos en México.',
    path: routes.home(),
  },
  services: {
    title: 'Servicios de recolección y manejo de residuos',
    description:
      'Nuestros servicios de recolección y manejo de residuos, línea por línea, y las sucursales que los prestan.',
    path: routes.services(),
  },
  branches: {
    title: 'Sucursales por estado',
    description:
      'Direcciones, teléfonos y zonas de servicio de nuestras sucursales en México, por estado.',
    path: routes.branches(),
  },
  blog: {
    title: 'Noticias',
    description: 'Noticias y novedades de nuestra empresa, por palabra o por ubicación.',
    path: routes.blog(),
  },
  press: {
    title: 'Sala de Prensa',
    description:
      'Comunicados de prensa, fotografías y documentos para medios de comunicación, con el contacto de prensa.',
    path: routes.press(),
  },
  annualReports: {
    title: 'Informes anuales',
    description: 'Un año de trabajo en cada documento, para leer en línea o descargar.',
    path: routes.annualReports(),
  },
  socialResponsibility: {
    title: 'Responsabilidad social',
    description: 'Los programas de responsabilidad social de nuestra empresa.',
    path: routes.socialResponsibility(),
  },
  socialStructure: {
    title: 'Estructura de responsabilidad social',
    description: 'Cómo se organiza nuestra responsabilidad social.',
    path: routes.socialStructure(),
  },
  sustainability: {
    title: 'Sostenibilidad',
    description: 'Nuestros programas e informes de sostenibilidad.',
    path: routes.sustainability(),
  },
  faqs: {
    title: 'Preguntas frecuentes',
    description: 'Respuestas claras a lo que más nos preguntan, ordenadas por tema.',
    path: routes.faqDetail(),
  },
  jobBoard: {
    title: 'Bolsa de trabajo',
    description: 'Nuestra bolsa de trabajo y cómo postularte.',
    path: routes.jobBoard(),
  },
  vacancies: {
    title: 'Vacantes',
    description: 'Cómo consultar nuestros puestos abiertos y postularte.',
    path: routes.vacancies(),
  },
  contact: {
    title: 'Contacto',
    description: 'Escríbenos o llámanos: formulario, teléfonos y oficina corporativa en Monterrey.',
    path: routes.contact(),
  },
  quote: {
    title: 'Cotiza tu servicio de recolección',
    description:
      'Cotiza la recolección de tus residuos en cinco pasos: elige el servicio, la ciudad y los días, y un asesor te llamará con una propuesta.',
    path: routes.quote(),
  },
  privacy: {
    title: 'Aviso de privacidad',
    description: 'Cómo tratamos y protegemos tus datos personales.',
    path: routes.privacy(),
  },
  accessibility: {
    title: 'Accesibilidad',
    description:
      'Qué norma de accesibilidad cumple este sitio, cómo lo comprobamos, qué límites conocemos y cómo avisarnos de una barrera.',
    path: routes.accessibility(),
  },
  search: {
    title: 'Búsqueda',
    description:
      'Busca en los servicios, las sucursales y sus zonas, las preguntas frecuentes, los informes y las noticias.',
    path: routes.search(),
  },
  links: {
    title: 'Enlaces de campaña',
    description:
      'Arma un enlace a cualquier página del sitio con sus parámetros de campaña y descarga su código QR.',
    path: routes.linkBuilder(),
  },
} as const satisfies Record<string, FixedPage>;
