import { Carousel } from '@/components/ui/Carousel';
import { Picture } from '@/components/ui/Picture';
import styles from '@/components/ui/Carousel.module.css';
import shared from '@/components/ui/shared.module.css';

/** Section 9: institutional, blog and business-line carousels move every 3 s. */
const AUTOPLAY_MS = 3_000;

export interface Photo {
  file: string;
  /** The alternative text. */
  alt: string;
  caption?: string;
}

interface PhotoCarouselProps {
  label: string;
  photos: Photo[];
  sizes?: string;
  /** True if its first photo is the first picture of the page. */
  priority?: boolean;
  /** Milliseconds between photos; 0 if the specification names no time. */
  autoplay?: number;
}

/** Photos of one record; controls only with more than one. */
export function PhotoCarousel({
  label,
  photos,
  sizes = '(min-width: 75em) 1200px, 100vw',
  priority = false,
  autoplay = AUTOPLAY_MS,
}: PhotoCarouselProps) {
  if (photos.length === 0) return null;
  return (
    <Carousel label={label} autoplay={autoplay} loop gap={16} className={styles.photos}>
      {photos.map((photo, index) => (
        <figure key={index}>
          <Picture
            file={photo.file}
            alt={photo.alt}
            sizes={sizes}
            ratio="16/9"
            priority={priority && index === 0}
            isRounded
          />
          {photo.caption && <figcaption className={shared.caption}>{photo.caption}</figcaption>}
        </figure>
      ))}
    </Carousel>
  );
}
