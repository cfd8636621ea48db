import { synonymsOf } from '@/lib/features/search/synonyms';
import { stem } from '@/lib/util/spanish/stem';
import { fold } from '@/lib/util/spanish/words';

test.each([
  ['basura', 'desechos'],
  ['escombro', 'cascajo'],
  ['chatarra', 'metales'],
  ['rpbi', 'punzocortantes'],
  ['factura', 'CFDI'],
  ['queja', 'denuncia'],
  ['horario', 'días'],
  ['camión', 'unidades'],
  ['contenedor', 'tolva'],
])('%s is also looked for as %s', (word, other) => {
  const key = (given: string) => stem(fold(given.toLowerCase()));
  expect(synonymsOf(key(word))).toContain(key(other));
});
