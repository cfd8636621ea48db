import company from '@/data/company.json';
import { makeBulletin } from './bulletin';
import { platesOf } from './plates';
import { makeReport } from './report';
import type { Report } from './source';

const author = company.name;

/** The April bulletin has a file name with punctuation and an accent. */
const APRIL = 'Boletín (abril) #2 100% & más.pdf';

/** First year with a sustainability report; its cover carries number 1. */
const FIRST_SUSTAINABILITY = 2019;

/** Makes the PDF for one text; `name` is the text's file name without extension. Throws on an unknown kind. */
export async function makeEdition(
  name: string,
  report: Report,
): Promise<{ file: string; pdf: Buffer }> {
  const [kind, which = ''] = name.split('-');
  const { year } = report;
  const plates = platesOf(name, report);
  switch (kind) {
    case 'annual':
      return {
        file: `informe-anual-${which}.pdf`,
        pdf: await makeReport(report, {
          kind: 'Informe anual',
          scheme: 'blue',
          coverPicture: `cover-annual-${which}.webp`,
          plates,
          author,
          date: noon(year + 1, 3, 31),
        }),
      };
    case 'sustainability':
      return {
        file: `sostenibilidad-${which}.pdf`,
        pdf: await makeReport(report, {
          kind: 'Informe de sostenibilidad',
          scheme: 'green',
          coverPicture: `cover-sust-${Number(which) - FIRST_SUSTAINABILITY + 1}.webp`,
          plates,
          author,
          date: noon(year + 1, 5, 29),
        }),
      };
    case 'bulletin': {
      const april = which === 'abril';
      return {
        file: april ? APRIL : `boletin-${which}.pdf`,
        pdf: await makeBulletin(report, {
          name: april ? 'Boletín de abril' : `Boletín de prensa ${which}`,
          author,
          pictures: plates.sections,
          date: april ? noon(year, 4, 22) : noon(year, 6, 30),
        }),
      };
    }
    default:
      throw new Error(`${name}: neither annual report, sustainability report nor bulletin`);
  }
}

function noon(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day, 12));
}
