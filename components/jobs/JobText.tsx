import { RichText } from '@/components/ui/RichText';
import type { JobBoard } from '@/lib/content/gateway/job-board';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { withExternalJobBoard } from '@/lib/features/jobs/links';

export function JobText({ board }: { board: Pick<JobBoard, 'paragraphs' | 'link_url'> }) {
  const html = board.paragraphs.filter((paragraph) => !isEmptyHtml(paragraph)).join('');
  if (html === '') return null;
  return <RichText html={withExternalJobBoard(html, board.link_url)} title="Bolsa de trabajo" />;
}
