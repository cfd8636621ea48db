import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { eachRecord } from '@/tools/doctor/editorial/each-record';
import { finding, quoted } from '@/tools/doctor/editorial/finding';
import type { ShownHtml } from '@/lib/features/content-types/shown';

/** The first heading more than one level below the one before it. */
function firstJump(html: ShownHtml): string | undefined {
  let before = html.level - 1;
  for (const { level, text } of htmlFacts(html).headings) {
    if (level > before + 1) return text;
    before = level;
  }
  return undefined;
}

/** Headings that skip a level, as the site shows them. */
export const headingOrder = eachRecord((record) =>
  record.htmls.flatMap((html) => {
    const text = firstJump(html);
    return text === undefined
      ? []
      : [
          finding('heading-order', record, html.field, {
            what: `El subtítulo ${quoted(text)} se salta un nivel: es de un nivel más bajo que el que le corresponde.`,
            why: 'Quien escucha la página se orienta por los subtítulos y cree que falta una parte del texto.',
            fix: 'Elija para ese subtítulo el nivel que sigue al anterior, por ejemplo «Título 3» debajo de «Título 2».',
          }),
        ];
  }),
);
