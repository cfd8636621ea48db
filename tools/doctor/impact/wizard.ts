import { listOrEmpty } from '@/lib/content/gateway/result';
import type { TreeDefect } from '@/lib/content/gateway/question-tree';
import { quoteLines, type QuoteLine } from '@/lib/features/quote/lines';
import { routes } from '@/lib/server/routing/routes';
import type { Content } from '../content';
import type { TreeNotes } from '../reading/tree';
import type { Impact } from '../report';
import { broken, gap, type Evidence } from './evidence';

const WHAT: Record<TreeDefect, string> = {
  unreadable: 'no es JSON en base64 y UTF-8',
  'too-deep': 'tiene más de 64 niveles: lo demás no se pregunta',
  'no-node': 'tiene un nodo que no es un objeto',
  'wrong-type':
    'tiene un nodo con el tipo equivocado: bajo una pregunta van respuestas y bajo una respuesta, preguntas',
  'no-title': 'tiene una respuesta sin título',
  'no-answers': 'tiene una pregunta sin respuestas',
};

const FIX = 'Corrija el árbol de la línea según «Battery» del contrato.';

type Line = Pick<QuoteLine, 'id' | 'name' | 'url'>;

/** The lines of step 1, with their addresses. */
const offeredLines = ({ quoteLines: offered, activeLines }: Content): Line[] =>
  quoteLines(listOrEmpty(offered), listOrEmpty(activeLines));

/** What is wrong with a tree that was sent. */
function treeImpact({ name }: Line, path: string, notes: TreeNotes): Impact[] {
  const tree = `El árbol de preguntas de «${name}»`;
  if (notes.defects.some(({ defect }) => defect === 'unreadable')) {
    const what = `${tree} ${WHAT.unreadable}: el paso 3 no aparece.`;
    return [broken({ rule: 'tree-unreadable', path, what, fix: FIX })];
  }
  const isEmptied = notes.isSent && notes.questions === 0 && notes.defects.length > 0;
  const emptied = `Nada del árbol de «${name}» se puede preguntar.`;
  return [
    ...(isEmptied ? [broken({ rule: 'tree-emptied', path, what: emptied, fix: FIX })] : []),
    ...notes.defects.map(({ defect, trail }) => {
      const where = trail.length > 0 ? ` (en «${trail.join(' › ')}»)` : '';
      const what = `El árbol de «${name}» ${WHAT[defect]}${where}.`;
      return gap({ rule: `tree-${defect}`, path, what, fix: FIX });
    }),
  ];
}

function batteryImpact({ content, trees }: Evidence): Impact[] {
  return offeredLines(content).flatMap((line): Impact[] => {
    const battery = content.batteries.get(line.id);
    if (battery === undefined) return [];
    const path = routes.quoteFor(line);
    if (battery.status === 'unavailable') {
      const what = `No se pudieron leer las preguntas de «${line.name}»: el cotizador se detiene ahí.`;
      return [broken({ rule: 'battery-unavailable', path, what, fix: FIX })];
    }
    const notes = trees.get(line.id);
    const isWithout =
      battery.status === 'missing' || (battery.value.questions.length === 0 && !notes?.isSent);
    const without = gap({
      rule: 'battery-empty',
      path,
      what: `«${line.name}» no tiene preguntas: el cotizador pasa del paso 2 al 4.`,
      fix: 'Publique su árbol de preguntas, si la línea debe tenerlo.',
    });
    return [...(notes ? treeImpact(line, path, notes) : []), ...(isWithout ? [without] : [])];
  });
}

function placeImpact({ content }: Evidence): Impact[] {
  const states = new Map(listOrEmpty(content.quoteStates).map(({ id, name }) => [id, name]));
  return [...content.quoteCities]
    .filter(([, cities]) => listOrEmpty(cities).length === 0)
    .map(([id]) =>
      broken({
        rule: 'state-without-cities',
        path: routes.quote(),
        what: `«${states.get(id) ?? id}» no tiene ciudades: ahí nadie puede cotizar.`,
        fix: 'Publique las ciudades del estado, o quite el estado de la lista.',
      }),
    );
}

function coverageImpact({ content }: Evidence): Impact[] {
  const cities = new Map(
    [...content.quoteCities.values()].flatMap(listOrEmpty).map(({ id, name }) => [id, name]),
  );
  return offeredLines(content).flatMap((line): Impact[] => {
    const asked = [...content.coverage]
      .filter(([pair]) => pair.startsWith(`${line.id} `))
      .map(([pair, result]) => ({ city: Number(pair.split(' ')[1]), result }))
      .filter(({ result }) => result.status !== 'unavailable');
    const without = asked.filter(({ result }) => listOrEmpty(result).length === 0);
    if (without.length === 0) return [];
    const names = without.slice(0, 5).map(({ city }) => cities.get(city) ?? city);
    return [
      {
        severity: without.length === asked.length ? 'broken' : 'gap',
        rule: 'line-without-coverage',
        path: routes.quoteFor(line),
        what: `«${line.name}» no tiene cobertura en ${without.length} de ${asked.length} ciudades con sucursal: ${names.join(', ')}.`,
        fix: 'Dé de alta la cobertura de la línea en esas ciudades, o quítela de sus sucursales.',
      },
    ];
  });
}

/** What stops or shortens the quote. */
export const wizardImpact = (evidence: Evidence): Impact[] =>
  [batteryImpact, placeImpact, coverageImpact].flatMap((rule) => rule(evidence));
