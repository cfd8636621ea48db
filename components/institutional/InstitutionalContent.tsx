import { ButtonLink } from '@/components/ui/Button';
import { PhotoCarousel } from '@/components/ui/PhotoCarousel';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { VideoSection } from '@/components/ui/Videos';
import type { Institutional } from '@/lib/content/gateway/institutional';
import { excerpt } from '@/lib/content/html/text';
import { announcesJobBoard } from '@/lib/features/institutional/pages';
import { photosOf } from '@/lib/features/page/photos';
import { routes } from '@/lib/server/routing/routes';
import { parseVideos } from '@/lib/content/media/video';
import shared from '@/components/ui/shared.module.css';

/** Photos, text and videos of an institutional page. */
export function InstitutionalContent({ page }: { page: Institutional }) {
  return (
    <>
      <Section isUnderHeader>
        <div className={shared.stack6}>
          <PhotoCarousel
            label={`Fotografías: ${page.element}`}
            photos={photosOf(page.photo)}
            priority
          />
          <div className={shared.stack4}>
            <RichText html={page.description} title={page.element} />
            {announcesJobBoard(page) && (
              <p>
                <ButtonLink href={routes.jobBoard()}>Ir a la bolsa de trabajo</ButtonLink>
              </p>
            )}
          </div>
        </div>
      </Section>
      <VideoSection
        videos={parseVideos(page.videos)}
        title={page.element}
        description={excerpt(page.description)}
        picture={page.photo[0]?.name_image}
      />
    </>
  );
}
