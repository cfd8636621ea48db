import { backCover, cover, type CoverScheme } from './covers';
import { contents } from './contents';
import { Paper } from './paper';
import { layOut, type Layout } from './section';
import { drawFurniture } from './slant';
import type { Plates } from './plates';
import type { Report } from './source';

export interface Edition {
  /** "Informe anual" or "Informe de sostenibilidad". */
  kind: string;
  scheme: CoverScheme;
  coverPicture: string;
  plates: Plates;
  author: string;
  date: Date;
}

/** Cover and contents precede the first section. */
const PAGES_BEFORE = 2;

/** Makes a yearly report: cover, contents, one section per page, back cover. */
export async function makeReport(report: Report, edition: Edition): Promise<Buffer> {
  const { kind, scheme, author, plates } = edition;
  const name = `${kind} ${report.year}`;
  const paper = new Paper({
    title: `${name} | ${author}`,
    subject: report.motto,
    author,
    keywords: `${kind.toLowerCase()}, ${report.year}, ${author}`,
    date: edition.date,
  });

  let previous: Layout | undefined = plates.contents ? 'banner' : undefined;
  const sections = report.pages.map((section, index) => {
    const picture = plates.sections[index] ?? '';
    const target = `seccion-${index + 1}`;
    const page = layOut(paper, section, index, picture, previous);
    previous = page.layout;
    return { section, target, page };
  });
  const entries = sections.map(({ section, target }, index) => ({
    heading: section.heading,
    page: PAGES_BEFORE + 1 + index,
    target,
  }));

  await cover(
    paper,
    { kind, year: String(report.year), motto: report.motto, author, picture: edition.coverPicture },
    scheme,
  );
  await contents(paper, entries, author, plates.contents);
  for (const { section, target, page } of sections) {
    paper.addPage();
    paper.mark(target, section.heading);
    for (const { block, y, height } of page.placed) await block.draw(paper, y, height);
    const left = page.layout === 'banner' ? '' : name;
    await paper.ornament(() => drawFurniture(paper, left, section.heading, author));
  }
  await backCover(paper, author, scheme);
  return paper.finish();
}
