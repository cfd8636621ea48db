import { listOrEmpty } from '@/lib/content/gateway/result';
import { statesOf } from '@/lib/features/news/cards';
import { finding, type Rule } from '@/scripts/doctor/editorial/finding';
import { postRecords } from '@/scripts/doctor/editorial/records/news';

/** News that no state's list shows. */
export const newsStates: Rule = (content) => {
  const placed = new Set(
    listOrEmpty(content.posts)
      .filter((post) => statesOf(post).length > 0)
      .map(({ id }) => id),
  );
  return postRecords(content)
    .filter(({ id }) => id !== undefined && !placed.has(id))
    .map((record) =>
      finding('news-without-state', record, 'lst_business_unit', {
        what: 'La noticia no tiene ningún estado.',
        why: 'Quien filtra las noticias por su estado no la encuentra.',
        fix: 'Elija la sucursal o las sucursales de las que trata; si es para todo el país, elíjalas todas.',
      }),
    );
};
