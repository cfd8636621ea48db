import { Carousel } from '@/components/ui/Carousel';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { Testimonial } from '@/lib/content/gateway/home';
import { initialsOf } from '@/lib/util/names';
import styles from '@/components/home/Testimonials.module.css';

/** The testimonials of clients, one at a time; initials replace a missing portrait. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <Section ground="mist" labelledBy="testimonios">
      <SectionHeading id="testimonios" title="Nuestros clientes comparten su experiencia" />
      <Carousel label="Testimonios" loop gap={24} className={styles.carousel}>
        {testimonials.map((testimonial) => (
          <div key={testimonial.name} className={styles.testimonial}>
            {testimonial.name_image_url === '' ? (
              <span className={styles.initials} aria-hidden="true">
                {initialsOf(testimonial.name)}
              </span>
            ) : (
              <Picture
                file={testimonial.name_image_url}
                alt={testimonial.title}
                sizes={160}
                ratio="1/1"
                className={styles.portrait}
              />
            )}
            <figure>
              <blockquote className={styles.quote}>{testimonial.testimony}</blockquote>
              <figcaption className={styles.author}>
                <strong>{testimonial.name}</strong>
                <span>
                  {[testimonial.position, testimonial.client.name].filter(Boolean).join(', ')}
                </span>
              </figcaption>
            </figure>
          </div>
        ))}
      </Carousel>
    </Section>
  );
}
