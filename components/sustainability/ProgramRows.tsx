import { Icon } from '@/components/ui/icons';
import { ListUnavailable } from '@/components/ui/EmptyState';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import { Video } from '@/components/ui/Videos';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Program } from '@/lib/content/gateway/programs';
import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { excerpt } from '@/lib/content/html/text';
import { programCover, programVideoFacts } from '@/lib/features/programs/pictures';
import { routes } from '@/lib/server/routing/routes';
import { parseVideo } from '@/lib/content/media/video';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/sustainability/ProgramRows.module.css';

/** The sustainability programs. */
export function ProgramRows({ programs: result }: { programs: Result<Program[]> }) {
  const programs = listOrEmpty(result);
  const isUnavailable = result.status === 'unavailable';
  if (programs.length === 0 && !isUnavailable) return null;
  return (
    <Section ground="mist" labelledBy="programas">
      <SectionHeading id="programas" title="Programas de sostenibilidad" />
      {isUnavailable && <ListUnavailable />}
      <ul className={styles.rows}>
        {programs.map((program) => (
          <li key={program.id_program}>
            <ProgramRow program={program} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One program: its cover photo, its video or both, an excerpt and a link to its page. */
function ProgramRow({ program }: { program: Program }) {
  const video = parseVideo(program.url);
  const cover = programCover(program);
  // Without a cover only the video is shown; without either, `Picture` draws the site's pattern.
  const showsCover = cover !== '' || !video;
  return (
    <article className={styles.row}>
      <div className={styles.rowMedia}>
        {showsCover && (
          <Picture
            file={cover}
            alt=""
            sizes="(min-width: 75em) 560px, (min-width: 48em) 48vw, 100vw"
            ratio="16/9"
            isRounded
          />
        )}
        {video && <Video video={video} {...programVideoFacts(program)} hasPoster={false} />}
      </div>
      <div className={styles.rowText}>
        <h3 className={styles.rowName}>{program.program_name}</h3>
        <p>{excerpt(program.program_description)}</p>
        <SiteLink href={routes.program(program)} className={shared.actionLink} data-print="hide">
          Ver más<VisuallyHidden>: {program.program_name}</VisuallyHidden>
          <Icon name="arrow" />
        </SiteLink>
      </div>
    </article>
  );
}
