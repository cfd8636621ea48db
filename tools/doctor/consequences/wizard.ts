import { listOrEmpty } from '@/lib/content/gateway/result';
import type { TreeDefect } from '@/lib/content/gateway/question-tree';
import { quoteLines, type QuoteLine } from '@/lib/features/quote/lines';
import { routes } from '@/lib/server/routing/routes';
import type { Content } from '../content';
import type { TreeNotes } from '../reading/tree';
import type { Consequence } from '../report';
import type { Evidence } from './evidence';

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

function treeConsequences(line: Line, notes: TreeNotes): Consequence[] {
  const path = routes.quoteFor(line);
  const gap = (rule: string, what: string, severity: Consequence['severity'] = 'gap') => ({
    severity,
    rule,
    path,
    what,
    fix: FIX,
  });
  if (notes.defects.some(({ defect }) => defect === 'unreadable')) {
    const what = `El árbol de preguntas de «${line.name}» ${WHAT.unreadable}: el paso 3 no aparece.`;
    return [gap('tree-unreadable', what, 'broken')];
  }
  const isEmptied = notes.isSent && notes.questions === 0 && notes.defects.length > 0;
  return [
    ...(isEmptied
      ? [gap('tree-emptied', `Nada del árbol de «${line.name}» se puede preguntar.`, 'broken')]
      : []),
    ...notes.defects.map(({ defect, trail }) =>
      gap(
        `tree-${defect}`,
        `El árbol de «${line.name}» ${WHAT[defect]}${trail.length > 0 ? ` (en «${trail.join(' › ')}»)` : ''}.`,
      ),
    ),
  ];
}

function batteryConsequences({ content, trees }: Evidence): Consequence[] {
  return offeredLines(content).flatMap((line): Consequence[] => {
    const battery = content.batteries.get(line.id);
    if (battery === undefined) return [];
    const path = routes.quoteFor(line);
    if (battery.status === 'unavailable') {
      const what = `No se pudieron leer las preguntas de «${line.name}»: el cotizador se detiene ahí.`;
      return [{ severity: 'broken', rule: 'battery-unavailable', path, what, fix: FIX }];
    }
    const notes = trees.get(line.id);
    const found = notes ? treeConsequences(line, notes) : [];
    const isWithout =
      battery.status === 'missing' || (battery.value.questions.length === 0 && !notes?.isSent);
    if (!isWithout) return found;
    return [
      ...found,
      {
        severity: 'gap',
        rule: 'battery-empty',
        path,
        what: `«${line.name}» no tiene preguntas: el cotizador pasa del paso 2 al 4.`,
        fix: 'Publique su árbol de preguntas, si la línea debe tenerlo.',
      },
    ];
  });
}

function placeConsequences({ content }: Evidence): Consequence[] {
  const states = new Map(listOrEmpty(content.quoteStates).map(({ id, name }) => [id, name]));
  return [...content.quoteCities].flatMap(([id, cities]): Consequence[] => {
    if (cities.status === 'found' && cities.value.length > 0) return [];
    return [
      {
        severity: 'broken',
        rule: 'state-without-cities',
        path: routes.quote(),
        what: `«${states.get(id) ?? id}» no tiene ciudades: ahí nadie puede cotizar.`,
        fix: 'Publique las ciudades del estado, o quite el estado de la lista.',
      },
    ];
  });
}

function coverageConsequences({ content }: Evidence): Consequence[] {
  const cities = new Map(
    [...content.quoteCities.values()].flatMap(listOrEmpty).map(({ id, name }) => [id, name]),
  );
  return offeredLines(content).flatMap((line): Consequence[] => {
    const asked = [...content.coverage]
      .filter(([pair]) => pair.startsWith(`${line.id} `))
      .map(([pair, result]) => ({ city: Number(pair.split(' ')[1]), result }))
      .filter(({ result }) => result.status !== 'unavailable');
    const without = asked.filter(({ result }) => listOrEmpty(result).length === 0);
    if (without.length === 0) return [];
    const isAll = without.length === asked.length;
    const names = without.slice(0, 5).map(({ city }) => cities.get(city) ?? city);
    return [
      {
        severity: isAll ? 'broken' : 'gap',
        rule: 'line-without-coverage',
        path: routes.quoteFor(line),
        what: `«${line.name}» no tiene cobertura en ${without.length} de ${asked.length} ciudades con sucursal: ${names.join(', ')}.`,
        fix: 'Dé de alta la cobertura de la línea en esas ciudades, o quítela de sus sucursales.',
      },
    ];
  });
}

/** What stops or shortens the quote. */
export function wizardConsequences(evidence: Evidence): Consequence[] {
  return [
    ...batteryConsequences(evidence),
    ...placeConsequences(evidence),
    ...coverageConsequences(evidence),
  ];
}
