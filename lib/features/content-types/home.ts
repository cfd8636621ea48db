import 'server-only';
import { getCarousel, type CarouselItem } from '@/lib/content/gateway/home';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { routes } from '@/lib/server/routing/routes';

/** Slides of the home page. */
export const carousel = {
  tag: 'home',
  noun: 'diapositiva',
  leads: routes.home(),
  read: () => listed(getCarousel()),
  id: ({ id_carousel }) => id_carousel,
  title: ({ id_carousel, title }) => title || `Diapositiva ${id_carousel}`,
  path: routes.home,
  pictures: ({ name_image }) => [name_image],
} satisfies ContentType<CarouselItem>;
