import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { Videos } from '@/components/ui/Videos';
import type { VideoFacts, VideoSource } from '@/lib/content/media/video';

/** The videos of a page under their heading, which paper does without. */
export function VideoSection(props: VideoFacts & { videos: VideoSource[] }) {
  const { length } = props.videos;
  if (length === 0) return null;
  return (
    <Section ground="mist" labelledBy="videos">
      <div data-print="hide">
        <SectionHeading id="videos" title={length > 1 ? 'Videos' : 'Video'} />
      </div>
      <Videos {...props} />
    </Section>
  );
}
