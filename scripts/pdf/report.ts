import { backCover, cover, type CoverScheme } from './covers';
import { contents } from './contents';
import { Paper } from './paper';
import { layOut, type Layout } from './section';
import { drawFurniture } from './slant';
import type { Report, Section } from './source';
import { PictureShelf } from './topics';

export interface Edition {
  /** "Informe anual" or "Informe de sustentabilidad". */
  kind: string;
  scheme: CoverScheme;
  coverPicture: string;
  author: string;
  date: Date;
}

/** Cover and contents stand before the first section. */
const PAGES_BEFORE = 2;

/** Makes a yearly report: cover, contents, one section a page or more, back cover. */
export async function makeReport(report: Report, edition: Edition): Promise<Buffer> {
  const { kind, scheme, author } = edition;
  const name = `${kind} ${report.year}`;
  const paper = new Paper({
    title: `${name} | ${author}`,
    subject: report.motto,
    author,
    keywords: `${kind.toLowerCase()}, ${report.year}, ${author}`,
    date: edition.date,
  });

  const own = report.pages.flatMap(({ picture }) => picture ?? []);
  const shelf = new PictureShelf(report.year, new Set([...own, edition.coverPicture]));
  let previous: Layout | undefined;
  const sections = report.pages.map((written, index) => {
    const section = withoutCover(written, edition.coverPicture);
    const spare = section.picture ? undefined : shelf.take(section);
    const target = `seccion-${index + 1}`;
    const { pages, layout } = layOut(paper, section, index, spare, previous);
    previous = layout;
    return { section, target, pages };
  });
  let next = PAGES_BEFORE + 1;
  const entries = sections.map(({ section, target, pages }) => {
    const entry = { heading: section.heading, page: next, target };
    next += pages.length;
    return entry;
  });

  await cover(
    paper,
    { kind, year: String(report.year), motto: report.motto, author, picture: edition.coverPicture },
    scheme,
  );
  await contents(paper, entries, author, shelf);
  for (const { section, target, pages } of sections) {
    for (const [index, page] of pages.entries()) {
      paper.addPage();
      if (index === 0) paper.mark(target, section.heading);
      for (const { block, y, height } of page.placed) await block.draw(paper, y, height);
      const left = page.bare ? '' : name;
      await paper.ornament(() => drawFurniture(paper, left, section.heading, author));
    }
  }
  await backCover(paper, author, scheme);
  return paper.finish();
}

/** The picture of the title page is not shown again inside. */
function withoutCover(section: Section, coverPicture: string): Section {
  return section.picture === coverPicture ? { ...section, picture: undefined } : section;
}
