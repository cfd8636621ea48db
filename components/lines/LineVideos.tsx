import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { Videos } from '@/components/ui/Videos';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import { excerpt } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';
import { parseVideos } from '@/lib/content/media/video';

/** Videos of one line. */
export function LineVideos({ line }: { line: BusinessLine }) {
  const videos = parseVideos(line.list_videos);
  if (videos.length === 0) return null;
  return (
    <div data-print="hide">
      <Section ground="mist" labelledBy="videos">
        <SectionHeading id="videos" title={videos.length > 1 ? 'Videos' : 'Video'} />
        <Videos
          videos={videos}
          title={line.name}
          description={excerpt(line.description)}
          picture={line.name_cover_image && routes.file(line.name_cover_image)}
        />
      </Section>
    </div>
  );
}
