/** What the press room shows of an item. */
export interface PressCard {
  id: number;
  title: string;
  href: string;
  date: string;
  isoDate?: string;
  file: string;
  /** 'Imágenes y documentos', 'Imágenes', 'Documentos' or ''. */
  holds: string;
}
