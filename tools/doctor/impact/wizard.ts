import { listOrEmpty } from '@/lib/content/gateway/result';
import type { TreeDefect } from '@/lib/content/gateway/question-tree';
import { quoteLines, type QuoteLine } from '@/lib/features/quote/page';
import { routes } from '@/lib/server/routing/routes';
import type { Content, TreeNotes } from '../content';
import { told, type Impact } from '../report';

const DEFECTS: Record<TreeDefect, string> = {
  unreadable: 'no es JSON en base64 y UTF-8',
  'too-deep': 'tiene más de 64 niveles: lo demás no se pregunta',
  'no-node': 'tiene un nodo que no es un objeto',
  'wrong-type':
    'tiene un nodo con el tipo equivocado: bajo una pregunta van respuestas y bajo una respuesta, preguntas',
  'no-title': 'tiene una respuesta sin título',
  'no-answers': 'tiene una pregunta sin respuestas',
};

const FIX = 'Corrija el árbol de la línea según «Battery» del contrato.';
const WANTED = 'Publique su árbol de preguntas, si la línea debe tenerlo.';
const CITIES = 'Publique las ciudades del estado, o quite el estado de la lista.';
const COVERAGE =
  'Dé de alta la cobertura de la línea en esas ciudades, o quítela de sus sucursales.';

/** What is wrong with a tree that was sent. */
function treeImpact(name: string, path: string, { isSent, isEmpty, defects }: TreeNotes): Impact[] {
  if (defects.some(({ defect }) => defect === 'unreadable')) {
    const what = `El árbol de preguntas de «${name}» ${DEFECTS.unreadable}: el paso 3 no aparece.`;
    return [told('broken', 'tree-unreadable', FIX)(path, what)];
  }
  const ofDefects = defects.map(({ defect, trail }) => {
    const where = trail.length > 0 ? ` (en «${trail.join(' › ')}»)` : '';
    const what = `El árbol de «${name}» ${DEFECTS[defect]}${where}.`;
    return told('gap', `tree-${defect}`, FIX)(path, what);
  });
  const nothing = `Nada del árbol de «${name}» se puede preguntar.`;
  const isEmptied = isSent && isEmpty && defects.length > 0;
  return [...(isEmptied ? [told('broken', 'tree-emptied', FIX)(path, nothing)] : []), ...ofDefects];
}

function batteryImpact(line: QuoteLine, { batteries, trees }: Content): Impact[] {
  const battery = batteries.get(line.id);
  if (battery === undefined) return [];
  const path = routes.quoteFor(line);
  if (battery.status === 'unavailable') {
    const what = `No se pudieron leer las preguntas de «${line.name}»: el cotizador se detiene ahí.`;
    return [told('broken', 'battery-unavailable', FIX)(path, what)];
  }
  const notes = trees.get(line.id);
  const ofTree = notes ? treeImpact(line.name, path, notes) : [];
  const isWithout =
    battery.status === 'missing' || (battery.value.questions.length === 0 && !notes?.isSent);
  const what = `«${line.name}» no tiene preguntas: el cotizador pasa del paso 2 al 4.`;
  return isWithout ? [...ofTree, told('gap', 'battery-empty', WANTED)(path, what)] : ofTree;
}

function placeImpact({ quoteStates, quoteCities }: Content): Impact[] {
  const states = new Map(listOrEmpty(quoteStates).map(({ id, name }) => [id, name]));
  return [...quoteCities]
    .filter(([, cities]) => listOrEmpty(cities).length === 0)
    .map(([id]) => `«${states.get(id) ?? id}» no tiene ciudades: ahí nadie puede cotizar.`)
    .map((what) => told('broken', 'state-without-cities', CITIES)(routes.quote(), what));
}

function coverageImpact(line: QuoteLine, { coverage, quoteCities }: Content): Impact[] {
  const asked = coverage.filter(
    (one) => one.line === line.id && one.branches.status !== 'unavailable',
  );
  const lost = asked.filter(({ branches }) => listOrEmpty(branches).length === 0);
  if (lost.length === 0) return [];
  const cities = [...quoteCities.values()].flatMap(listOrEmpty);
  const names = lost
    .slice(0, 5)
    .map(({ city }) => cities.find(({ id }) => id === city)?.name ?? city);
  const severity = lost.length === asked.length ? 'broken' : 'gap';
  const what = `«${line.name}» no tiene cobertura en ${lost.length} de ${asked.length} ciudades con sucursal: ${names.join(', ')}.`;
  return [told(severity, 'line-without-coverage', COVERAGE)(routes.quoteFor(line), what)];
}

/** What stops or shortens the quote, of each line that step 1 offers. */
export function wizardImpact(content: Content): Impact[] {
  const lines = quoteLines(listOrEmpty(content.quoteLines), listOrEmpty(content.activeLines));
  return [
    ...lines.flatMap((line) => batteryImpact(line, content)),
    ...placeImpact(content),
    ...lines.flatMap((line) => coverageImpact(line, content)),
  ];
}
