import 'server-only';
import { z } from 'zod';
import { file, id, objectOf, requiredText, text } from '@/lib/content/gateway/fields';
import { get, readList } from '@/lib/content/gateway/read';

/** Decodes `CarouselItem`. */
export const carouselItem = z.object({ id_carousel: id, title: text, name_image: file });
/** A slide of the home page. */
export type CarouselItem = z.output<typeof carouselItem>;

/** Decodes `Indicator`. */
export const indicator = z.object({
  id,
  name_image: file,
  alt: text,
  title: text,
  description: text,
});
/** A figure of the home page with its picture. */
export type Indicator = z.output<typeof indicator>;

/** Decodes `Client`. */
export const client = z.object({ id, name_image: file, alt: text, title: text });
/** A client's logo. */
export type Client = z.output<typeof client>;

/** Decodes `Testimonial`. */
export const testimonial = z.object({
  name: requiredText,
  position: text,
  testimony: text,
  name_image_url: file,
  title: text,
  client: objectOf({ name: text }),
});
/** A client's statement with name, position and portrait. */
export type Testimonial = z.output<typeof testimonial>;

/** Decodes `SocialNetwork`. */
export const socialNetwork = z.object({
  id,
  url: requiredText,
  name_image: file,
  alt: text,
  title: text,
});
/** A profile of the company, with its icon. */
export type SocialNetwork = z.output<typeof socialNetwork>;

/** Reads the slides of the home page. */
export async function getCarousel() {
  'use cache';
  return readList(get('/web/web-page-config/carousel'), carouselItem, 'home');
}

/** Reads the figures under the slides. */
export async function getIndicators() {
  'use cache';
  return readList(get('/web/indicator/getall'), indicator, 'home');
}

/** Reads the clients whose logos are shown. */
export async function getClients() {
  'use cache';
  return readList(get('/web/clients/getAll'), client, 'client');
}

/** Reads the testimonials of the home page. */
export async function getTestimonials() {
  'use cache';
  return readList(get('/web/testimonials/getall'), testimonial, 'testimonial');
}

/** Reads the social networks of the top bar. */
export async function getSocialNetworks() {
  'use cache';
  return readList(get('/web/social-networks/getall'), socialNetwork, 'social-network');
}
