import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { eachRecord } from '@/tools/doctor/editorial/each-record';
import { finding, quoted } from '@/tools/doctor/editorial/finding';
import { allTexts } from '@/tools/doctor/editorial/records/shown-record';

const ACRONYMS = new Set(
  'SEMARNAT PROFEPA COFEPRIS CONAGUA SENER INEGI INFONAVIT IMSS ISSSTE CANACINTRA COPARMEX CONCANACO ANTAD PEMEX NAFTA UNAM UNESCO UNICEF COVID HDPE LDPE RCRA ASEA RPBI RAEE NOM RSU GEI ARCO CDMX LGPGIR CENAPRED CONAFOR FONATUR INFONACOT SENASICA'.split(
    ' ',
  ),
);

const WORD = /\p{L}{4,}/gu;
/** A shouted sentence has its short words in capitals too. */
const QUIET_WORD = /(?<![\p{L}\d])\p{Ll}+(?!\p{L})/u;
const ROMAN = /^[IVXLCDM]+$/;

/** Two long words, acronyms aside, and none that is written small. */
function isShouted(text: string): boolean {
  if (QUIET_WORD.test(text)) return false;
  const words = (text.match(WORD) ?? []).filter((word) => !ACRONYMS.has(word) && !ROMAN.test(word));
  const loud = words.filter((word) => word === word.toUpperCase());
  return loud.length >= 2 && loud.length >= words.length * 0.8;
}

/** Texts all in capitals. */
export const capitals = eachRecord((record) => {
  const plain = allTexts(record)
    .filter(({ kind }) => kind !== 'brand')
    .map(({ field, value }) => ({ field, text: value }));
  const rich = record.htmls.flatMap((html) =>
    htmlFacts(html).blocks.map((text) => ({ field: html.field, text })),
  );
  return [...plain, ...rich]
    .filter(({ text }) => isShouted(text))
    .map(({ field, text }) =>
      finding('capitals', record, field, {
        what: `Un texto está todo en mayúsculas: ${quoted(text)}.`,
        why: 'Cuesta más leerlo, parece un grito y algunos lectores de pantalla lo deletrean.',
        fix: 'Escríbalo con mayúscula solo al principio y en los nombres propios.',
      }),
    );
});
