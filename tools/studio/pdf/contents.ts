import type { Paper } from './paper';
import { drawBanner } from './photo';
import { drawFurniture, drawSlantBar } from './slant';
import { wrap } from './text';
import { COLOR, CONTENT, MARGIN, PAGE, type Style } from './theme';

export interface Entry {
  heading: string;
  page: number;
  /** Named destination within the document. */
  target: string;
}

const ROW = 42;

const TITLE: Style = { font: 'bold', size: 34, leading: 38, color: COLOR.blue };
const NAME: Style = { font: 'medium', size: 12.4, leading: 15.6, color: COLOR.ink };
const COUNT: Style = { font: 'bold', size: 10, leading: 12, color: COLOR.greenInk };
const PAGE_NUMBER: Style = { font: 'bold', size: 12.4, leading: 15, color: COLOR.blue };

/** The table of contents; every line links to its page. */
export async function contents(
  paper: Paper,
  entries: Entry[],
  author: string,
  picture: string | undefined,
): Promise<void> {
  paper.addPage();
  paper.mark('contenido', 'Contenido');
  const end = PAGE.width - MARGIN.x;
  const list = ROW * entries.length;
  const top = picture ? Math.min(540, PAGE.height - MARGIN.bottom - list - 40) : 150;
  if (picture) await paper.ornament(() => drawBanner(paper, picture, top - 60));
  await paper.ornament(() => {
    drawFurniture(paper, '', '', author);
    drawSlantBar(paper, MARGIN.x, top - 46, 26, 11);
  });
  await paper.tagged('H1', () => paper.line('Contenido', MARGIN.x - 1, top, TITLE));

  const first = top + 30;
  const row = Math.min(ROW, (PAGE.height - MARGIN.bottom - first) / entries.length);
  await paper.group('TOC', async () => {
    for (const [index, { heading, page, target }] of entries.entries()) {
      const y = first + index * row;
      const base = y + row / 2 + 4;
      await paper.tagged('TOCI', () => {
        paper.line(String(index + 1).padStart(2, '0'), MARGIN.x, base, COUNT);
        const [name = ''] = wrap(paper, heading, NAME, CONTENT - 90);
        paper.line(name, MARGIN.x + 34, base, NAME);
        paper.line(String(page), end, base, PAGE_NUMBER, 'right');
      });
      await paper.ornament(() => paper.rule(y + row, COLOR.line));
      paper.doc.goTo(MARGIN.x, y, CONTENT, row, target);
    }
  });
}
