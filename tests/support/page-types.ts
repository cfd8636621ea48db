/** One page of every type, for the checks of weight, accessibility and Lighthouse. */
export interface PageType {
  path: string;
  /** Kilobytes of gzipped script above the empty app. */
  scriptLimit: number;
  /** Not indexed on purpose: without Lighthouse's `is-crawlable`. */
  isUnlisted?: boolean;
}

export const pageTypes: readonly PageType[] = [
  { path: '/', scriptLimit: 35 },
  { path: '/informes_anuales', scriptLimit: 30 },
  { path: '/verReporte_anual/informe-anual-2025', scriptLimit: 30 },
  { path: '/responsabilidad_social', scriptLimit: 30 },
  { path: '/respsocial_estructura', scriptLimit: 30 },
  { path: '/resp_detalle/fabrica-circular', scriptLimit: 30 },
  { path: '/sostenibilidad', scriptLimit: 30 },
  { path: '/bolsadetrabajo', scriptLimit: 30 },
  { path: '/vacantes', scriptLimit: 30 },
  { path: '/detalle_pregunta?id_grouper=1&id=1', scriptLimit: 30 },
  { path: '/aviso_privacidad', scriptLimit: 30 },
  { path: '/accesibilidad', scriptLimit: 30 },
  { path: '/blog', scriptLimit: 30 },
  { path: '/Blog_Detalle/composta-en-casa-doce-semanas', scriptLimit: 30 },
  { path: '/prensa', scriptLimit: 30 },
  {
    path: '/detalle_prensa/M%C3%A1s%20de%20ochocientas%20familias%20recorren%20el%20centro%20integral%20de%20procesamiento%20en%20la%20jornada%20de%20puertas%20abiertas',
    scriptLimit: 30,
  },
  { path: '/busqueda', scriptLimit: 30, isUnlisted: true },
  { path: '/busqueda/resultados/reciclaje/1', scriptLimit: 30, isUnlisted: true },
  { path: '/nuestra_empresa/historia', scriptLimit: 30 },
  { path: '/servicios', scriptLimit: 30 },
  { path: '/detalle_linea/residuos-clinicos-rpbi', scriptLimit: 30 },
  { path: '/sucursales', scriptLimit: 30 },
  { path: '/sucursales/campeche', scriptLimit: 30 },
  { path: '/sucursales/campeche/san-roman', scriptLimit: 30 },
  { path: '/sucursales/campeche/san-roman/hoja', scriptLimit: 30, isUnlisted: true },
  { path: '/enlaces', scriptLimit: 55, isUnlisted: true },
  // The forms bring react-hook-form and yup.
  { path: '/cotizador', scriptLimit: 55 },
  { path: '/solicita_cotizacion', scriptLimit: 55 },
  { path: '/contactanos', scriptLimit: 55 },
];
