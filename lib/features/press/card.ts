export interface PressCard {
  id: number;
  title: string;
  href: string;
  /** '' without a date. */
  date: string;
  isoDate?: string;
  /** File key of the picture; '' for none. */
  file: string;
  /** 'Imágenes y documentos', 'Imágenes', 'Documentos' or ''. */
  holds: string;
}
