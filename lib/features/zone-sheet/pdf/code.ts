import { DAYS_MAY_CHANGE } from '@/lib/features/zone-sheet/advice';
import { BOX, COLOR, bold, regular } from '@/lib/features/zone-sheet/pdf/layout';
import type { Paper } from '@/lib/features/zone-sheet/pdf/paper';
import { wrapped } from '@/lib/features/zone-sheet/pdf/wrap';
import type { ZoneSheet } from '@/lib/features/zone-sheet/sheet';
import { qrCode } from '@/lib/util/qr';

/** Of the column with the QR code, in points. */
export const CODE_WIDTH = 178;
const PAD = 14;
/** 53 mm, and what is left of it beside long texts. */
const LARGEST = CODE_WIDTH - 2 * PAD;

const NOTE = bold(10.5);
const NOTE_STEP = 13.5;
const ASK = '¿Dudas o no pasó el camión?';

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
  let y = top + PAD + size + NOTE_STEP;
  paper.tagged('P', () => {
    y = paper.lines(note, { x: middle, y, step: NOTE_STEP, style: NOTE, align: 'center' });
  });
  y += PAD;
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
