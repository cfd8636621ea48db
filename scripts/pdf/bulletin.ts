import { fill, fit, type Block, type Placed } from './block';
import { chart } from './chart';
import { Paper } from './paper';
import { drawBanner } from './photo';
import { columns, lead } from './prose';
import { drawFurniture, drawMark, drawSlantBar } from './slant';
import type { Report } from './source';
import { table } from './table';
import { wrap } from './text';
import { COLOR, CONTENT, MARGIN, PAGE, body, type Style } from './theme';

export interface BulletinEdition {
  /** "Boletín de prensa 07". */
  name: string;
  author: string;
  picture: string;
  date: Date;
}

const BOTTOM = PAGE.height - MARGIN.bottom;
const SIZES = [11, 10.6, 10.2, 9.8];

/** Makes a press bulletin: masthead, picture, title, then the sections one after the other. */
export async function makeBulletin(bulletin: Report, edition: BulletinEdition): Promise<Buffer> {
  const { name, author } = edition;
  const paper = new Paper({
    title: `${bulletin.title} | ${author}`,
    subject: bulletin.motto,
    author,
    keywords: `${name.toLowerCase()}, ${bulletin.year}, ${author}`,
    date: edition.date,
  });
  for (const [index, placed] of layOut(paper, bulletin, edition).entries()) {
    paper.addPage();
    if (index === 0) paper.mark('inicio', bulletin.title);
    for (const { block, y, height } of placed) await block.draw(paper, y, height);
    const running = index === 0 ? '' : `${name} · ${bulletin.year}`;
    await paper.ornament(() => drawFurniture(paper, running, author, author));
  }
  return paper.finish();
}

function layOut(paper: Paper, bulletin: Report, edition: BulletinEdition) {
  for (const size of SIZES) {
    const whole = fit(compose(paper, bulletin, edition, size), 0, BOTTOM);
    if (whole) return [whole.placed];
  }
  const pages: Placed[][] = [];
  let left = compose(paper, bulletin, edition, SIZES[1] ?? 10.6);
  while (left.length > 0) {
    const top = pages.length === 0 ? 0 : MARGIN.top;
    const { here, rest } = fill(left, top, BOTTOM);
    pages.push(fit(here, top, BOTTOM)?.placed ?? []);
    left = rest;
  }
  return pages;
}

function compose(paper: Paper, bulletin: Report, edition: BulletinEdition, size: number): Block[] {
  const blocks = [masthead(paper, bulletin, edition), title(paper, bulletin.title)];
  blocks.push(lead(paper, bulletin.motto));
  for (const section of bulletin.pages) {
    blocks.push(subheading(paper, section.heading));
    if (section.paragraphs.length > 0)
      blocks.push(columns(paper, section.paragraphs, body(size), 9));
    if (section.chart) blocks.push(chart(paper, section.chart));
    if (section.table) blocks.push(table(paper, section.table));
  }
  return blocks;
}

/** The strip with mark and number, and below it the picture cut along the diagonal. */
function masthead(
  paper: Paper,
  bulletin: Report,
  { name, author, picture }: BulletinEdition,
): Block {
  const right: Style = { font: 'medium', size: 10, leading: 13, color: COLOR.white };
  const left: Style = { font: 'black', size: 15, leading: 18, color: COLOR.white };
  return {
    min: 230,
    max: 380,
    gap: 0,
    draw: async (_, y, height) => {
      await paper.ornament(async () => {
        await drawBanner(paper, picture, y + height);
        paper.doc.rect(0, 0, PAGE.width + 2, STRIP).fill(COLOR.blue);
        drawMark(paper, MARGIN.x - 1, 15, 30, COLOR.white);
      });
      await paper.tagged('P', () => {
        paper.line(author, MARGIN.x + 36, 36, left);
        paper.line(`${name} · ${bulletin.year}`, PAGE.width - MARGIN.x, 35, right, 'right');
      });
    },
  };
}

const STRIP = 60;

function title(paper: Paper, text: string): Block {
  const style: Style = { font: 'bold', size: 25, leading: 29, color: COLOR.blue };
  const lines = wrap(paper, text, style, CONTENT);
  const height = lines.length * style.leading;
  return {
    min: height,
    max: height,
    gap: 16,
    draw: (_, y) =>
      paper.tagged('H1', () => {
        paper.lines(lines, MARGIN.x, y + style.size * 0.86, style);
      }),
  };
}

function subheading(paper: Paper, text: string): Block {
  const style: Style = { font: 'bold', size: 14, leading: 18, color: COLOR.ink };
  const lines = wrap(paper, text, style, CONTENT - 26);
  const height = lines.length * style.leading;
  return {
    min: height,
    max: height,
    gap: 22,
    keep: true,
    draw: async (_, y) => {
      await paper.ornament(() => drawSlantBar(paper, MARGIN.x, y + 4.5, 12, 7));
      await paper.tagged('H2', () => {
        paper.lines(lines, MARGIN.x + 25, y + 12.5, style);
      });
    },
  };
}
