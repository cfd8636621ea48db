import { listOrEmpty } from '@/lib/content/gateway/result';
import { finding, type Rule } from '@/tools/doctor/editorial/finding';
import { shownRecords } from '@/tools/doctor/editorial/records/all';
import type { Content } from '@/tools/doctor/content';

/** Slides and indicators by type and id, which the home page shows with an empty title. */
function untitled({ carousel, indicators }: Content): Set<string> {
  // The first slide has the site's own words.
  const slides = listOrEmpty(carousel).slice(1);
  return new Set([
    ...slides
      .filter(({ title }) => title.trim() === '')
      .map(({ id_carousel }) => `diapositiva ${id_carousel}`),
    ...listOrEmpty(indicators)
      .filter(({ title }) => title.trim() === '')
      .map(({ id }) => `indicador ${id}`),
  ]);
}

/** Titles of the home page that are empty. */
export const missingTitles: Rule = (content) => {
  const keys = untitled(content);
  return shownRecords(content)
    .filter(({ type, id }) => keys.has(`${type} ${id}`))
    .map((record) =>
      finding('title-missing', record, 'title', {
        what: 'No tiene título.',
        why: 'En la página de inicio se ve un hueco donde debería estar.',
        fix: 'Escriba un título corto, o retire el registro.',
      }),
    );
};
