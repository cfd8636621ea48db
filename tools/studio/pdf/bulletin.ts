import { fit, type Block, type Placed } from './block';
import { chart } from './chart';
import { Paper } from './paper';
import { drawBanner, photo } from './photo';
import { columns } from './columns';
import { lead } from './prose';
import { SHEET, drawFurniture, drawMark, drawSlantBar } from './slant';
import type { Report, Section } from './source';
import { table } from './table';
import { wrap } from './text';
import { COLOR, CONTENT, MARGIN, PAGE, body, type Style } from './theme';

export interface BulletinEdition {
  /** "Boletín de prensa 07". */
  name: string;
  author: string;
  /** One image file per section. */
  pictures: string[];
  date: Date;
}

const SIZES = [11, 10.6, 10.2, 9.8];

/** Makes a press bulletin: masthead, picture and title on the first page, one section per page. */
export async function makeBulletin(bulletin: Report, edition: BulletinEdition): Promise<Buffer> {
  const { name, author } = edition;
  const paper = new Paper({
    title: `${bulletin.title} | ${author}`,
    subject: bulletin.motto,
    author,
    keywords: `${name.toLowerCase()}, ${bulletin.year}, ${author}`,
    date: edition.date,
  });
  for (const [index, section] of bulletin.pages.entries()) {
    paper.addPage();
    paper.mark(`parte-${index + 1}`, index === 0 ? bulletin.title : section.heading);
    const picture = edition.pictures[index] ?? '';
    const first = index === 0;
    const compose = (size: number) =>
      first
        ? opening(paper, bulletin, section, picture, author, size)
        : following(paper, section, picture, size);
    for (const { block, y, height } of place(compose, first ? 0 : MARGIN.top, edition.name)) {
      await block.draw(paper, y, height);
    }
    await paper.ornament(() =>
      drawFurniture(paper, first ? '' : name, first ? '' : bulletin.title, author),
    );
  }
  return paper.finish();
}

/** The largest body size at which a page holds its pieces; throws when none does. */
function place(compose: (size: number) => Block[], top: number, name: string): Placed[] {
  for (const size of SIZES) {
    const result = fit(compose(size), top, PAGE.height - MARGIN.bottom);
    if (result) return result.placed;
  }
  throw new Error(`${name}: more text than fits on a page`);
}

function opening(
  paper: Paper,
  bulletin: Report,
  section: Section,
  picture: string,
  author: string,
  size: number,
): Block[] {
  return [
    masthead(paper, bulletin.year, picture, author, section.chart || section.table ? 360 : 500),
    title(paper, bulletin.motto, bulletin.title),
    subheading(paper, section.heading),
    ...bodyOf(paper, section, size),
  ];
}

function following(paper: Paper, section: Section, picture: string, size: number): Block[] {
  const wordy = !section.chart && !section.table;
  return [
    subheading(paper, section.heading, 20),
    ...bodyOf(paper, section, size, photo(paper, picture, wordy ? 440 : 320)),
  ];
}

function bodyOf(paper: Paper, section: Section, size: number, picture?: Block): Block[] {
  const [first = '', ...rest] = section.paragraphs;
  const blocks = [lead(paper, first)];
  if (picture) blocks.push(picture);
  if (rest.length > 0) blocks.push(columns(paper, rest, body(size), 16));
  if (section.chart) blocks.push(chart(paper, section.chart));
  if (section.table) blocks.push(table(paper, section.table));
  return blocks;
}

const STRIP = 60;

/** The strip with the mark, and below it the picture cut along the diagonal. */
function masthead(paper: Paper, year: number, picture: string, author: string, max: number): Block {
  const right: Style = { font: 'medium', size: 10, leading: 13, color: COLOR.white };
  const left: Style = { font: 'black', size: 16, leading: 18, color: COLOR.white };
  return {
    min: 226,
    max,
    gap: 0,
    draw: async (_, y, height) => {
      await paper.ornament(async () => {
        await drawBanner(paper, picture, y + height, STRIP);
        paper.doc.rect(0, 0, SHEET.width, STRIP).fill(COLOR.blue);
        drawMark(paper, MARGIN.x - 1, 15, 30, COLOR.white);
      });
      await paper.tagged('P', () => {
        paper.line(author, MARGIN.x + 36, 36, left);
        paper.line(`Sala de prensa · ${year}`, PAGE.width - MARGIN.x, 34, right, 'right');
      });
    },
  };
}

/** The kind of bulletin in small green letters, and its title. */
function title(paper: Paper, motto: string, text: string): Block {
  const kind: Style = { font: 'bold', size: 11, leading: 14, color: COLOR.greenInk };
  const style: Style = { font: 'bold', size: 26, leading: 30, color: COLOR.blue };
  const lines = wrap(paper, text, style, CONTENT);
  const height = 25 + lines.length * style.leading;
  return {
    min: height,
    max: height,
    gap: 20,
    draw: async (_, y) => {
      await paper.ornament(() => drawSlantBar(paper, MARGIN.x, y, 20, 9));
      await paper.tagged('P', () => paper.line(motto, MARGIN.x + 31, y + 8.6, kind));
      await paper.tagged('H1', () => {
        paper.lines(lines, MARGIN.x, y + 25 + style.size * 0.86, style);
      });
    },
  };
}

function subheading(paper: Paper, text: string, size = 15): Block {
  const style: Style = { font: 'bold', size, leading: size * 1.2, color: COLOR.ink };
  const lines = wrap(paper, text, style, CONTENT);
  const height = lines.length * style.leading;
  return {
    min: height,
    max: height,
    gap: 14,
    draw: (_, y) =>
      paper.tagged('H2', () => {
        paper.lines(lines, MARGIN.x, y + size * 0.86, style);
      }),
  };
}
