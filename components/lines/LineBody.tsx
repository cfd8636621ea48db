import clsx from 'clsx';
import { LineBranches } from '@/components/lines/LineBranches';
import { QuoteCard } from '@/components/lines/QuoteCard';
import { ServiceTypes } from '@/components/lines/ServiceTypes';
import { ButtonLink } from '@/components/ui/Button';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { PhotoCarousel, type Photo } from '@/components/ui/PhotoCarousel';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { TabLinks } from '@/components/ui/TabLinks';
import { VideoSection } from '@/components/ui/Videos';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import { lineLead } from '@/lib/features/lines/shown-lines';
import { servicePage, type LinePage } from '@/lib/features/lines/page';
import { lines as lineType } from '@/lib/features/content-types/lines';
import { isEmptyHtml, excerpt } from '@/lib/content/html/text';
import { parseVideos } from '@/lib/content/media/video';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/lines/LineIntro.module.css';
import shared from '@/components/ui/shared.module.css';

export interface LineViewProps {
  page: LinePage;
  /** The lines in the tabs. */
  lines: BusinessLine[];
}

/** A function that returns the path of a line, or of one of its service types. */
type LinePath = (line: BusinessLine, segment?: string) => string;

export function LineHeader({ line }: Pick<LinePage, 'line'>) {
  return (
    <PageHeader
      title={line.name}
      trail={[{ label: 'Servicios', href: routes.services() }]}
      lead={lineLead(line)}
    >
      <ButtonLink href={routes.quoteFor(line)}>Cotizar este servicio</ButtonLink>
    </PageHeader>
  );
}

interface LineBodyProps extends LineViewProps {
  pathOf: LinePath;
  photos: Photo[];
  /** Set if the page's `h1` is not the line's name. */
  title?: string;
}

/** A line under its tabs: pictures and texts, its service types, branches and videos. */
export function LineBody({ page, lines, pathOf, photos, title }: LineBodyProps) {
  const { line, services, selected } = page;
  const current = lines.find(({ id }) => id === line.id);
  return (
    <>
      <JsonLd data={lineType.structuredData(line, services)} />
      <TabLinks
        label="Líneas de negocio"
        links={lines.map((entry) => ({ label: entry.name, href: pathOf(entry) }))}
        current={current && pathOf(current)}
      />
      <LineIntro line={line} photos={photos} title={title} />
      <ServiceTypes
        services={services}
        selected={selected}
        pageOf={(service) => servicePage(page, service, pathOf)}
      />
      <LineBranches line={line} />
      <div data-print="hide">
        <VideoSection
          videos={parseVideos(line.list_videos)}
          title={line.name}
          description={excerpt(line.description)}
          picture={line.name_cover_image}
        />
      </div>
    </>
  );
}

function LineIntro({
  line,
  photos,
  title,
}: Pick<LineBodyProps, 'photos' | 'title'> & { line: BusinessLine }) {
  const texts = [line.description, line.description_2].filter((html) => !isEmptyHtml(html));
  const headingLevel = title ? 3 : 2;
  return (
    <Section isUnderHeader>
      <div className={styles.columns}>
        <div className={clsx(shared.stack4, shared.top)}>
          <PhotoCarousel
            label={`Fotografías: ${line.name}`}
            photos={photos}
            sizes="(min-width: 75em) 776px, (min-width: 62em) 62vw, 100vw"
            priority
          />
          {title && <h2>{title}</h2>}
          {texts.map((html, index) => (
            <RichText key={index} html={html} headingLevel={headingLevel} title={line.name} />
          ))}
        </div>
        <div className={styles.side}>
          {!isEmptyHtml(line.advantage) && (
            <div className={styles.advantage}>
              <h2 className={styles.heading}>Ventajas</h2>
              <RichText html={line.advantage} headingLevel={3} title={line.name} />
            </div>
          )}
          <QuoteCard href={routes.quoteFor(line)} />
        </div>
      </div>
    </Section>
  );
}
