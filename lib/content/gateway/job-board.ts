import 'server-only';
import { z } from 'zod';
import { file, html, listOf, text } from '@/lib/content/gateway/fields';
import { get, readOne } from '@/lib/content/gateway/read';

/** Decodes `JobBoard`. */
export const jobBoardContent = z.object({
  title: text,
  paragraphs: listOf(html).transform((list) => list.filter((paragraph) => paragraph !== '')),
  link_url: text,
  background_image: file,
  image: file,
});
/** The page of vacancies with its link to them. */
export type JobBoard = z.output<typeof jobBoardContent>;

/** Reads the job board's content. */
export async function getJobBoard() {
  'use cache';
  return readOne(get('/web/jobboard/getContentJobBoard'), jobBoardContent, 'job-board');
}
