import 'server-only';
import { companyName } from '@/lib/company';
import { drawAdvice } from '@/lib/features/zone-sheet/pdf/advice';
import { drawCode } from '@/lib/features/zone-sheet/pdf/code';
import { drawFact } from '@/lib/features/zone-sheet/pdf/fact';
import { sheetFonts } from '@/lib/features/zone-sheet/pdf/fonts';
import { drawLetterhead, drawTitle } from '@/lib/features/zone-sheet/pdf/heading';
import { BOX, COLOR, PAGE, WIDTH, regular } from '@/lib/features/zone-sheet/pdf/layout';
import { Paper } from '@/lib/features/zone-sheet/pdf/paper';
import { drawWeek } from '@/lib/features/zone-sheet/pdf/week';
import { fitted } from '@/lib/features/zone-sheet/pdf/wrap';
import type { ZoneSheet } from '@/lib/features/zone-sheet/sheet';
import { drawableText, shortened } from '@/lib/util/format/drawable-text';

/** Of this layout: with a date of its own, the same sheet would not give the same bytes. */
const DATE = new Date('2026-11-23T12:00:00Z');
/** Characters of a text from the gateway: the work does not grow with it, and it fits. */
const LONGEST = 160;
/** A year of them for a zone that is served every day. */
const LONGEST_CHANGE = 600;
const drawn = (text: string) => shortened(drawableText(text), LONGEST);

/** The texts as the typeface has them and the page holds them. */
function drawnSheet(sheet: ZoneSheet): ZoneSheet {
  return {
    ...sheet,
    zone: drawn(sheet.zone),
    branch: drawn(sheet.branch),
    days: drawn(sheet.days),
    hours: sheet.hours.map(drawn),
    changes: sheet.changes.map((text) => shortened(drawableText(text), LONGEST_CHANGE)),
    phone: sheet.phone.map((part) => ({ ...part, text: shortened(drawn(part.text), 30) })),
    address: shortened(drawableText(sheet.address), 400),
  };
}

/** The dates that are not as in other weeks. Returns the lower edge. */
function drawChange(paper: Paper, text: string, top: number): number {
  const { lines, style } = fitted(paper, text, { width: WIDTH, maxLines: 3 }, [
    regular(11.5),
    regular(9.5),
    regular(7.5),
  ]);
  const step = style.size * 1.3;
  let y = top;
  paper.tagged('P', () => {
    y = paper.lines(lines, { x: BOX.left, y: top + style.size, step, style });
  });
  return y + 6;
}

/** The sheet as one page to print. The same sheet gives the same bytes. */
export async function zoneSheetPdf(given: ZoneSheet): Promise<Buffer> {
  const sheet = drawnSheet(given);
  const paper = new Paper({
    title: `Recolección en ${sheet.zone}, ${sheet.branch}`,
    author: companyName,
    date: DATE,
    size: PAGE,
    fonts: await sheetFonts(),
  });
  drawLetterhead(paper);
  let y = drawTitle(paper, sheet.zone, sheet.branch);
  if (sheet.week) y = drawWeek(paper, sheet.week, y) + 12;
  else y = drawFact(paper, 'Días', [sheet.days], y) + 12;
  if (sheet.hours.length > 0) y = drawFact(paper, 'Horario', sheet.hours, y) + 12;
  for (const text of sheet.changes) y = drawChange(paper, text, y);
  const address = fitted(paper, sheet.address, { width: WIDTH, maxLines: 2 }, [
    regular(11.5, COLOR.blue),
    regular(9, COLOR.blue),
    regular(7, COLOR.blue),
  ]);
  const step = address.style.size * 1.25;
  const first = BOX.bottom - (address.lines.length - 1) * step;
  const bottom = first - address.style.size - 10;
  drawAdvice(paper, y + 12, bottom - 8);
  drawCode(paper, sheet, y + 12, bottom - 8);
  paper.ornament(() => paper.doc.rect(BOX.left, bottom, WIDTH, 0.8).fill(COLOR.line));
  paper.group('P', () =>
    address.lines.forEach((line, at) =>
      paper.link(line, sheet.url, BOX.left, first + at * step, address.style),
    ),
  );
  return paper.finish();
}
