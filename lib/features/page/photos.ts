import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import type { Image } from '@/lib/content/gateway/fields';

interface Photo {
  file: string;
  alt: string;
  caption?: string;
}

/**
 * A record's pictures as the photo carousel takes them. The title is the caption where the
 * picture has words of its own for those who do not see it; else it is those words.
 */
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

/** The carousel of a line; its cover where it has no pictures (specification, section 2). */
export function linePhotos(line: Pictured): Photo[] {
  const photos = photosOf(line.list_imagenes);
  return photos.length > 0 ? photos : cover(line);
}

/** The services page shows the cover first and then the other pictures. */
export function servicesPhotos(line: Pictured): Photo[] {
  const rest = photosOf(line.list_imagenes).filter(({ file }) => file !== line.name_cover_image);
  return [...cover(line), ...rest];
}
