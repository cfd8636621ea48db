import { ButtonLink } from '@/components/ui/Button';
import { Carousel } from '@/components/ui/Carousel';
import { Picture } from '@/components/ui/Picture';
import type { CarouselItem } from '@/lib/content/gateway/home';
import styles from '@/components/home/Hero.module.css';

/** Section 9: the hero moves every 6 s, looping. */
const AUTOPLAY_MS = 6_000;

/** The headline while the gateway has no slides. */
const CLAIM = 'Somos la empresa número uno en recolección y valorización de residuos en México';

interface HeroProps {
  slides: CarouselItem[];
  aboutHref: string | undefined;
}

export function Hero({ slides, aboutHref }: HeroProps) {
  const shown = slides.length > 0 ? slides : [{ id_carousel: 0, title: CLAIM, name_image: '' }];
  return (
    <div className={styles.hero} data-ground="dark">
      <Carousel
        label="Destacados"
        autoplay={AUTOPLAY_MS}
        loop
        controls="over"
        className={styles.carousel}
      >
        {shown.map((slide, index) => (
          <div key={slide.id_carousel} className={styles.slide}>
            {/* A slide without a picture has no pattern, which is too pale for the text. */}
            {slide.name_image !== '' && (
              <Picture
                file={slide.name_image}
                alt=""
                sizes="100vw"
                ratio="16/9"
                priority={index === 0}
                className={styles.picture}
              />
            )}
            <div className={styles.text}>
              {/* The first slide's headline is the page's `h1`. */}
              {index === 0 ? (
                <h1 className={styles.title}>{slide.title || CLAIM}</h1>
              ) : (
                <p className={styles.title}>{slide.title}</p>
              )}
              {aboutHref && (
                <ButtonLink href={aboutHref} tone="accent">
                  Conocenos
                </ButtonLink>
              )}
            </div>
          </div>
        ))}
      </Carousel>
    </div>
  );
}
