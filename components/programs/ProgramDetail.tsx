import { BackLink, ButtonRow } from '@/components/ui/Button';
import { PhotoCarousel } from '@/components/ui/PhotoCarousel';
import { RichText } from '@/components/ui/RichText';
import { Video } from '@/components/ui/Videos';
import type { Program } from '@/lib/content/gateway/programs';
import { isEmptyHtml } from '@/lib/content/html/text';
import { programPhotos, programVideoFacts } from '@/lib/features/programs/pictures';
import { routes } from '@/lib/server/routing/routes';
import { parseVideo } from '@/lib/content/media/video';
import styles from '@/components/programs/Programs.module.css';
import shared from '@/components/ui/shared.module.css';

export function ProgramDetail({ program }: { program: Program }) {
  const photos = programPhotos(program);
  const video = parseVideo(program.url);
  return (
    <div className={styles.detail} data-plain={photos.length === 0 && !video ? '' : undefined}>
      <div className={styles.media}>
        <PhotoCarousel
          label={`Fotografías de ${program.program_name}`}
          photos={photos}
          sizes="(min-width: 75em) 560px, (min-width: 60em) 48vw, 100vw"
          priority
          autoplay={0}
        />
        {video && <Video video={video} {...programVideoFacts(program)} />}
      </div>
      <div className={shared.stack5}>
        {!isEmptyHtml(program.program_description) && (
          <RichText html={program.program_description} title={program.program_name} />
        )}
        <ButtonRow>
          <BackLink href={routes.socialResponsibility()}>Ver todos los programas</BackLink>
        </ButtonRow>
      </div>
    </div>
  );
}
