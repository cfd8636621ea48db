import { listOrEmpty } from '@/lib/content/gateway/result';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { announcesJobBoard, institutionalRedirect } from '@/lib/features/institutional/pages';
import { routes } from '@/lib/server/routing/routes';
import type { Consequence } from '../report';
import type { Evidence } from './evidence';

const FIX = 'Publique el contenido, o retire el registro.';

const gap = (path: string, what: string): Consequence => ({
  severity: 'gap',
  rule: 'empty-record',
  path,
  what,
  fix: FIX,
});

/** Pages that open without anything to read, and tabs that are hidden for that reason. */
export function emptyRecordConsequences({ content }: Evidence): Consequence[] {
  const lines = listOrEmpty(content.lines).filter(({ description }) => isEmptyHtml(description));
  const posts = listOrEmpty(content.posts).filter(({ text_publication }) =>
    isEmptyHtml(text_publication),
  );
  const programs = listOrEmpty(content.programs).filter(({ program_description }) =>
    isEmptyHtml(program_description),
  );
  const reports = listOrEmpty(content.annualReports).filter(
    ({ name_report_file }) => name_report_file === '',
  );
  const hidden = listOrEmpty(content.institutional).filter(
    (page) => !announcesJobBoard(page) && institutionalRedirect(page) === routes.home(),
  );
  return [
    ...lines.map((line) => gap(routes.line(line), `La línea «${line.name}» no tiene descripción.`)),
    ...posts.map((post) =>
      gap(routes.blogPost(post), `La noticia «${post.title_publication}» no tiene texto.`),
    ),
    ...programs.map((one) =>
      gap(routes.program(one), `El programa «${one.program_name}» no tiene descripción.`),
    ),
    ...reports.map((report) =>
      gap(routes.annualReport(report), `El informe «${report.report_name}» no tiene archivo.`),
    ),
    ...hidden.map((page) =>
      gap(
        routes.institutional(page),
        `La página «${page.element}» está vacía: su pestaña no aparece y su dirección lleva a la portada.`,
      ),
    ),
  ];
}
