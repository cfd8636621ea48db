import { DAYS_MAY_CHANGE, keepingIn, puttingOut } from '@/lib/features/zone-sheet/advice';
import { bold, BOX, COLOR, type Paper, regular, WIDTH } from '@/lib/features/zone-sheet/pdf/paper';
import { wrapped } from '@/lib/features/zone-sheet/pdf/wrap';
import type { ZoneSheet } from '@/lib/features/zone-sheet/sheet';
import { qrCode } from '@/lib/util/qr';

/** Of the column with the QR code, in points. */
const CODE_WIDTH = 178;
const PAD = 14;
/** 53 mm, and what is left of it beside long texts. */
const LARGEST = CODE_WIDTH - 2 * PAD;

const NOTE = bold(10.5);
const NOTE_STEP = 13.5;
const ASK = '¿Dudas o no pasó el camión?';

const COLUMN = WIDTH - CODE_WIDTH - 28;
const INDENT = 21;
/** What it takes in its larger size. */
const ROOMY = 268;

const lists = [
  {
    title: 'Qué sacar, y cómo',
    items: puttingOut,
    sign: 'M1 6L5 10L12 2',
    color: COLOR.greenInk,
  },
  {
    title: 'Qué no sacar',
    items: keepingIn,
    sign: 'M2 2L10.5 10.5M10.5 2L2 10.5',
    color: COLOR.danger,
  },
];

/** What to put out and what to keep in, in the column beside the code. */
export function drawAdvice(paper: Paper, top: number, bottom: number): void {
  const isRoomy = bottom - top >= ROOMY;
  const style = regular(isRoomy ? 12 : 10.2);
  const [step, gap] = isRoomy ? [16, 5] : [13, 3];
  const x = BOX.left + INDENT;
  let y = top + 2;
  for (const { title, items, sign, color } of lists) {
    y += 12;
    paper.tagged('H2', () => paper.line(title, BOX.left, y, bold(isRoomy ? 15 : 13, COLOR.blue)));
    y += gap;
    paper.group('L', () => {
      for (const item of items) {
        const lines = wrapped(item, COLUMN - INDENT, (text) => paper.width(text, style));
        const first = y + step;
        paper.ornament(() => drawSign(paper, sign, color, first - 10));
        paper.group('LI', () => {
          y = paper.lines('LBody', lines, { x, y: first, step, style }) + gap;
        });
      }
    });
    y += isRoomy ? 18 : 12;
  }
}

function drawSign({ doc }: Paper, path: string, color: string, y: number): void {
  doc.save().translate(BOX.left, y).path(path);
  doc.lineWidth(2).lineCap('round').stroke(color).restore();
}

/** The code that leads to the zone's page, and under it the branch's phone. */
export function drawCode(paper: Paper, sheet: ZoneSheet, top: number, bottom: number): void {
  const x = BOX.right - CODE_WIDTH;
  const middle = x + CODE_WIDTH / 2;
  const note = wrapped(DAYS_MAY_CHANGE, LARGEST, (text) => paper.width(text, NOTE));
  const numbers = sheet.phone.filter(({ href }) => href !== undefined).slice(0, 2);
  const phones = numbers.length > 0 ? numbers : sheet.phone.slice(0, 1);
  const others = note.length * NOTE_STEP + PAD + 24 + phones.length * 22;
  const size = Math.min(LARGEST, bottom - top - PAD - others);
  drawModules(paper, sheet, { x: middle - size / 2, y: top + PAD, size });
  const below = { x: middle, y: top + PAD + size + NOTE_STEP, step: NOTE_STEP };
  let y = paper.lines('P', note, { ...below, style: NOTE, align: 'center' }) + PAD;
  paper.ornament(() => {
    const frame = paper.doc.roundedRect(x, top, CODE_WIDTH, y - top, 10);
    frame.lineWidth(1).stroke(COLOR.line);
  });
  y += 22;
  paper.tagged('P', () => paper.line(ASK, x, y, regular(11.5, COLOR.inkSoft)));
  for (const { text, href } of phones) {
    y += 22;
    if (href === undefined) paper.tagged('P', () => paper.line(text, x, y, bold(12)));
    else paper.group('P', () => paper.link(text, href, x, y, bold(18, COLOR.blue)));
  }
}

function drawModules(
  paper: Paper,
  { url, zone }: ZoneSheet,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const code = qrCode(url);
  if (code === undefined) return;
  const draw = () => {
    paper.doc.save().translate(x, y);
    paper.doc.scale(size / code.size);
    paper.doc.path(code.path).fill(COLOR.black).restore();
  };
  const alt = `Código QR de la página de ${zone}`;
  paper.tagged('Figure', draw, { alt, bbox: [x, y, x + size, y + size] });
}
