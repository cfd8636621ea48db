/** A press item as its card shows it. */
export interface PressCard {
  id: number;
  title: string;
  href: string;
  /** As visitors read it; '' when the item has none. */
  date: string;
  isoDate?: string;
  /** File key of the picture, '' for none. */
  file: string;
  /** What there is to download: 'Imágenes y documentos', 'Imágenes', 'Documentos' or ''. */
  holds: string;
}
