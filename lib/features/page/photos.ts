import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import type { Image } from '@/lib/content/gateway/fields';

interface Photo {
  file: string;
  alt: string;
  caption?: string;
}

/** Returns the photos of the carousel. A title is the caption, or replaces a missing alternative text. */
export function photosOf(images: readonly Image[]): Photo[] {
  return images.map(({ name_image, title, alt }) => ({
    file: name_image,
    alt: alt.trim() || title.trim(),
    ...(alt.trim() && title.trim() ? { caption: title.trim() } : {}),
  }));
}

type Pictured = Pick<BusinessLine, 'list_imagenes' | 'name_cover_image'>;

const cover = ({ name_cover_image }: Pictured): Photo[] =>
  name_cover_image === '' ? [] : [{ file: name_cover_image, alt: '' }];

/** Returns a line's pictures, or its cover without any (specification, section 2). */
export function linePhotos(line: Pictured): Photo[] {
  const photos = photosOf(line.list_imagenes);
  return photos.length > 0 ? photos : cover(line);
}

/** Returns a line's pictures as `linePhotos`, with the cover first. */
export function servicesPhotos(line: Pictured): Photo[] {
  const rest = photosOf(line.list_imagenes).filter(({ file }) => file !== line.name_cover_image);
  return [...cover(line), ...rest];
}
