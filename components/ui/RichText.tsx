import clsx from 'clsx';
import { richTextParts } from '@/lib/content/html/rich-text';
import { scrollingTables } from '@/lib/content/html/tables';
import { VideoPlayer } from '@/components/ui/VideoPlayer';
import styles from '@/components/ui/RichText.module.css';

interface RichTextProps {
  /** Untrusted html of the gateway. */
  html: string;
  /** Level of its highest heading. */
  headingLevel?: 2 | 3 | 4;
  /** The name of its videos. */
  title?: string;
  className?: string;
}

/** Html of the gateway, sanitised by an allow-list. Its videos load on a click. */
export function RichText({ html, headingLevel = 2, title = 'Video', className }: RichTextProps) {
  const [first, ...others] = richTextParts(html, headingLevel);
  if (first === undefined) return null;
  if (others.length === 0 && first.kind === 'html') {
    return (
      <div
        className={clsx(styles.text, className)}
        dangerouslySetInnerHTML={{ __html: scrollingTables(first.html) }}
      />
    );
  }
  return (
    <div className={clsx(styles.text, className)}>
      {[first, ...others].map((part, index) =>
        part.kind === 'html' ? (
          <div key={index} dangerouslySetInnerHTML={{ __html: scrollingTables(part.html) }} />
        ) : (
          <VideoPlayer key={index} video={part.video} title={title} />
        ),
      )}
    </div>
  );
}
