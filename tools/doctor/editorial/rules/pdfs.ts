import { finding, quoted, type Rule } from '@/tools/doctor/editorial/finding';
import { elsewhere, filesInUse } from '@/tools/doctor/editorial/rules/file-uses';

/** Titles that programs write by themselves. */
const NO_TITLE =
  /^(?:microsoft (?:word|powerpoint|excel)\b.*|untitled.*|sin t[ií]tulo.*|document\d*|documento\d*|presentaci[oó]n ?\d*|presentaci[oó]n de powerpoint|powerpoint presentation|diapositiva \d+|.*\.(?:docx?|pptx?|xlsx?|indd|pdf|ai|cdr))?$/i;

/** PDFs that cannot be searched or read aloud, or have no title; each file once. */
export const pdfs: Rule = (content) =>
  filesInUse(content).flatMap(({ facts, uses }) => {
    const [use] = uses;
    const { pdf } = facts;
    if (use === undefined || pdf === undefined) return [];
    const others = elsewhere(uses);
    const title = pdf.title.trim();
    return [
      ...(pdf.hasText
        ? []
        : [
            finding('pdf-without-text', use.record, use.field, {
              what: `El PDF ${quoted(use.file)} no tiene texto: sus páginas son imágenes.${others}`,
              why: 'No se puede leer en voz alta, buscar dentro de él ni copiar; los buscadores no saben qué dice.',
              fix: 'Vuelva a guardarlo desde el programa en que se hizo o, si es un escaneo, pásele un reconocimiento de texto.',
            }),
          ]),
      ...(NO_TITLE.test(title)
        ? [
            finding('pdf-without-title', use.record, use.field, {
              what:
                title === ''
                  ? `El PDF ${quoted(use.file)} no tiene título.${others}`
                  : `El título del PDF ${quoted(use.file)} es ${quoted(title)}, que no dice de qué trata.${others}`,
              why: 'El navegador y los buscadores muestran ese título en vez del nombre del documento.',
              fix: 'Escriba el título en las propiedades del documento y vuelva a guardarlo como PDF.',
            }),
          ]
        : []),
    ];
  });
