/** One page of every type, for the checks of size, accessibility and Lighthouse. */
export interface PageType {
  path: string;
  /** True for a page that is not indexed on purpose, which skips Lighthouse's `is-crawlable`. */
  isUnlisted?: boolean;
}

export const pageTypes: readonly PageType[] = [
  { path: '/' },
  { path: '/informes_anuales' },
  { path: '/verReporte_anual/informe-anual-2025' },
  { path: '/responsabilidad_social' },
  { path: '/respsocial_estructura' },
  { path: '/resp_detalle/fabrica-circular' },
  { path: '/sostenibilidad' },
  { path: '/bolsadetrabajo' },
  { path: '/vacantes' },
  { path: '/detalle_pregunta?id_grouper=1&id=1' },
  { path: '/aviso_privacidad' },
  { path: '/accesibilidad' },
  { path: '/blog' },
  { path: '/Blog_Detalle/composta-en-casa-doce-semanas' },
  { path: '/prensa' },
  {
    path: '/detalle_prensa/M%C3%A1s%20de%20ochocientas%20familias%20recorren%20el%20centro%20integral%20de%20procesamiento%20en%20la%20jornada%20de%20puertas%20abiertas',
  },
  { path: '/busqueda', isUnlisted: true },
  { path: '/busqueda/resultados/reciclaje/1', isUnlisted: true },
  { path: '/nuestra_empresa/historia' },
  { path: '/servicios' },
  { path: '/detalle_linea/residuos-clinicos-rpbi' },
  { path: '/sucursales' },
  { path: '/sucursales/campeche' },
  { path: '/sucursales/campeche/san-roman' },
  { path: '/sucursales/campeche/san-roman/hoja', isUnlisted: true },
  { path: '/enlaces', isUnlisted: true },
  { path: '/cotizador' },
  { path: '/solicita_cotizacion' },
  { path: '/contactanos' },
];
