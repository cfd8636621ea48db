import type { FileFacts } from '@/tools/doctor/content';
import { finding, quoted, type Rule } from '@/tools/doctor/editorial/finding';
import { frameOf } from '@/tools/doctor/editorial/records/places';
import { elsewhere, filesInUse, type FileUse } from '@/tools/doctor/editorial/rules/file-uses';

/** Less is hardly seen. */
const MOST_ENLARGED = 1.5;

/** How much a place enlarges a picture. */
function enlargement({ place }: FileUse, { width, height }: FileFacts): number {
  const frame = place && frameOf(place);
  if (!frame || !width || !height) return 0;
  return Math.max(frame.width / width, (frame.height ?? 0) / height);
}

/** Pictures with fewer pixels than their place on a common screen; each file once. */
export const smallPictures: Rule = (content) =>
  filesInUse(content).flatMap(({ facts, uses }) => {
    // Drawings have no pixels.
    if (facts.status !== 'found' || facts.type === 'image/svg+xml') return [];
    const [worst] = uses
      .filter(({ kind }) => kind === 'picture')
      .toSorted((a, b) => enlargement(b, facts) - enlargement(a, facts));
    const frame = worst?.place && frameOf(worst.place);
    if (!worst || !frame || enlargement(worst, facts) <= MOST_ENLARGED) return [];
    return [
      finding('picture-small', worst.record, worst.field, {
        what: `La imagen ${quoted(worst.file)} mide ${facts.width} × ${facts.height} píxeles y se muestra a ${frame.width} de ancho.${elsewhere(uses)}`,
        why: 'Al ampliarse se ve borrosa.',
        fix: `Suba una versión de al menos ${frame.width} × ${frame.height ?? Math.round(frame.width / 3)} píxeles, mejor del doble.`,
      }),
    ];
  });
