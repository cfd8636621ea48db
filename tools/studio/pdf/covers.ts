import { headOffice, supportPhone } from '@/lib/company';
import type { Paper } from './paper';
import { drawBanner } from './photo';
import { RISE, SHEET, drawEdge, drawGroundBelow, drawMark } from './slant';
import { wrap } from './text';
import { COLOR, CONTENT, MARGIN, PAGE, type Style } from './theme';

export interface CoverText {
  /** Such as "Informe anual". */
  kind: string;
  year: string;
  motto: string;
  author: string;
  picture: string;
}

interface Scheme {
  ground: string;
  edge: string;
  text: string;
  /** The short arm of the mark; its long arm has the colour of the text. */
  shortArm: string;
}

/** White on blue for the annual reports. */
const BLUE_SCHEME: Scheme = {
  ground: COLOR.blue,
  edge: COLOR.green,
  text: COLOR.white,
  shortArm: COLOR.green,
};
/** Dark blue on green for sustainability: white has too little contrast. */
const GREEN_SCHEME: Scheme = {
  ground: COLOR.green,
  edge: COLOR.blue,
  text: COLOR.blueNight,
  shortArm: COLOR.white,
};

export type CoverScheme = 'blue' | 'green';

/** The title page: picture above, coloured background below, divided by the diagonal. */
export async function cover(paper: Paper, text: CoverText, scheme: CoverScheme): Promise<void> {
  const { ground, edge, text: ink, shortArm } = scheme === 'blue' ? BLUE_SCHEME : GREEN_SCHEME;
  const diagonal = 540;
  paper.addPage();
  paper.doc.outline.addItem('Portada');
  await paper.ornament(async () => {
    await drawBanner(paper, text.picture, diagonal);
    drawGroundBelow(paper, diagonal, ground);
    drawEdge(paper, diagonal - 5, 12, edge);
    if (scheme === 'blue') drawDeepCorner(paper);
    drawMark(paper, MARGIN.x - 2, PAGE.height - 78, 34, ink, shortArm);
  });
  const kind: Style = { font: 'bold', size: 22, leading: 26, color: ink };
  const year: Style = { font: 'black', size: 104, leading: 104, color: ink };
  const motto: Style = { font: 'medium', size: 17, leading: 23, color: ink };
  const lines = wrap(paper, text.motto, motto, CONTENT * 0.88);
  await paper.tagged('H1', () => {
    paper.line(text.kind, MARGIN.x, diagonal + 52, kind);
    paper.line(text.year, MARGIN.x - 5, diagonal + 140, year);
  });
  await paper.tagged('P', () => {
    paper.lines(lines, MARGIN.x, diagonal + 174, motto);
  });
  await paper.tagged('P', () => {
    const name: Style = { font: 'black', size: 17, leading: 20, color: ink };
    paper.line(text.author, MARGIN.x + 42, PAGE.height - 53.5, name);
  });
}

/** A second diagonal in the lower right corner, a shade deeper. */
function drawDeepCorner(paper: Paper): void {
  const { width, height } = SHEET;
  const rise = width * RISE * 2.2;
  paper.doc
    .polygon([width * 0.42, height], [width, height - rise * 0.58], [width, height])
    .fill(COLOR.blueDeep);
}

/** The last page: contact details. */
export async function backCover(paper: Paper, author: string, scheme: CoverScheme): Promise<void> {
  const { ground, edge, text: ink, shortArm } = scheme === 'blue' ? BLUE_SCHEME : GREEN_SCHEME;
  const diagonal = 470;
  paper.addPage();
  await paper.ornament(() => {
    paper.doc.rect(0, 0, SHEET.width, SHEET.height).fill(COLOR.mist);
    drawGroundBelow(paper, diagonal, ground);
    drawEdge(paper, diagonal - 5, 12, edge);
    if (scheme === 'blue') drawDeepCorner(paper);
    drawMark(paper, MARGIN.x - 4, 150, 84, COLOR.blue);
    drawMark(paper, PAGE.width - MARGIN.x - 30, PAGE.height - 78, 30, ink, shortArm);
  });
  const title: Style = { font: 'black', size: 40, leading: 44, color: COLOR.blue };
  const line: Style = { font: 'regular', size: 12, leading: 19, color: ink };
  const strong: Style = { ...line, font: 'bold', size: 26, leading: 32 };
  await paper.tagged('P', () => paper.line(author, MARGIN.x, 286, title));
  await paper.tagged('P', () => {
    paper.line('Atención a clientes', MARGIN.x, diagonal + 100, { ...line, font: 'bold' });
    paper.line(supportPhone, MARGIN.x, diagonal + 131, strong);
  });
  await paper.tagged('P', () => {
    const { street, postalCode, city, state } = headOffice;
    const address = [street, `C.P. ${postalCode}, ${city}, ${state}`, 'México'];
    paper.lines(address, MARGIN.x, diagonal + 168, line);
  });
}
