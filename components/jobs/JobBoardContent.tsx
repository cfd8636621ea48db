import { JobColumns } from '@/components/jobs/JobColumns';
import { RichText } from '@/components/ui/RichText';
import { WidePicture } from '@/components/ui/WidePicture';
import type { JobBoard } from '@/lib/content/gateway/job-board';
import { joinHtml } from '@/lib/content/html/text';
import { externalJobBoard, withExternalJobBoard } from '@/lib/features/jobs/links';
import styles from '@/components/jobs/JobBackground.module.css';

/** The content of the job board, over its background picture if it has one. */
export function JobBoardContent({ board }: { board: JobBoard }) {
  const html = joinHtml(board.paragraphs);
  const content = (
    <JobColumns file={board.image} external={externalJobBoard(board.link_url)}>
      {html !== '' && (
        <RichText html={withExternalJobBoard(html, board.link_url)} title="Bolsa de trabajo" />
      )}
    </JobColumns>
  );
  if (board.background_image === '') return <div className={styles.plain}>{content}</div>;
  return (
    <div className={styles.ground}>
      <WidePicture file={board.background_image} className={styles.picture} isPrinted={false} />
      <div className={styles.sheet}>{content}</div>
    </div>
  );
}
