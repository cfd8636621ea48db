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
      'Recolección domiciliaria, comercial e industrial, residuos clínicos, transporte, procesamiento, disposición final y reciclaje: conozca cada servicio.',
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
    description:
      'Noticias sobre recolección, separación, reciclaje y normatividad de residuos en México: guías prácticas, historias de la ruta y novedades por estado.',
    path: routes.blog(),
  },
  press: {
    title: 'Sala de Prensa',
    description:
      'Comunicados de prensa, fotografías y documentos para medios sobre nuestra operación, resultados y programas, con el contacto de prensa.',
    path: routes.press(),
  },
  annualReports: {
    title: 'Informes anuales',
    description:
      'Un año de trabajo en cada documento: operación, resultados, seguridad y trato con las comunidades. Léalos en línea o descárguelos.',
    path: routes.annualReports(),
  },
  socialResponsibility: {
    title: 'Responsabilidad social',
    description:
      'Educación, salud, ingreso digno y entorno limpio: los programas que sostenemos junto con las comunidades donde trabajamos.',
    path: routes.socialResponsibility(),
  },
  socialStructure: {
    title: 'Estructura de responsabilidad social',
    description:
      'Quién decide, con qué presupuesto y cómo se elige lo que apoyamos. También, a quién acudir cuando algo sale mal.',
    path: routes.socialStructure(),
  },
  sustainability: {
    title: 'Sostenibilidad',
    description:
      'Compromisos medibles, programas ambientales en marcha e informes verificados para conocer nuestro avance.',
    path: routes.sustainability(),
  },
  faqs: {
    title: 'Preguntas frecuentes',
    description: 'Respuestas claras a lo que más nos preguntan, ordenadas por tema.',
    path: routes.faqDetail(),
  },
  jobBoard: {
    title: 'Bolsa de trabajo',
    description: 'Conozca lo que ofrecemos, a quién buscamos y cómo enviar su solicitud de empleo.',
    path: routes.jobBoard(),
  },
  vacancies: {
    title: 'Vacantes',
    description:
      'Los puestos abiertos se publican en nuestra bolsa de trabajo en línea. Ahí puede consultarlos, enviar su solicitud y seguir su avance.',
    path: routes.vacancies(),
  },
  contact: {
    title: 'Contacto',
    description:
      'Escríbanos o llámenos: formulario, oficina corporativa en Monterrey, teléfonos y directorio de áreas para atender su servicio de residuos.',
    path: routes.contact(),
  },
  quote: {
    title: 'Cotice su servicio de recolección',
    description:
      'Cotice la recolección de sus residuos en cinco pasos: elija el servicio, la ciudad y los días, y un asesor le llamará con su propuesta.',
    path: routes.quote(),
  },
  privacy: {
    title: 'Aviso de privacidad',
    description: 'Cómo tratamos y protegemos sus datos personales.',
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
      'Busque en los servicios, las sucursales y sus zonas, las preguntas frecuentes, los informes y las noticias.',
    path: routes.search(),
  },
  links: {
    title: 'Enlaces de campaña',
    description:
      'Arma un enlace a cualquier página del sitio con sus parámetros de campaña y descarga su código QR.',
    path: routes.linkBuilder(),
  },
} as const satisfies Record<string, FixedPage>;
