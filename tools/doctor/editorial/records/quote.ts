import { plain } from '@/tools/doctor/editorial/records/lines';
import { shownRecord, type ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import type { Content } from '@/tools/doctor/content';
import type { TreeNode } from '@/lib/content/gateway/question-tree';
import { listOrEmpty, valueOrUndefined } from '@/lib/content/gateway/result';
import { routes } from '@/lib/server/routing/routes';

function* nodesOf(nodes: readonly TreeNode[], at = ''): Generator<[string, TreeNode]> {
  for (const [index, node] of nodes.entries()) {
    const field = `${at}[${index}]`;
    yield [field, node];
    yield* nodesOf(node.children, field);
  }
}

/** The questions of the quote, line by line. */
export function batteryRecords(content: Content): ShownRecord[] {
  const lines = listOrEmpty(content.quoteLines);
  return lines.flatMap((line) => {
    const result = content.batteries.get(line.id);
    const questions = (result && valueOrUndefined(result)?.questions) ?? [];
    const nodes = [...nodesOf(questions)];
    return nodes.length === 0
      ? []
      : [
          shownRecord('preguntas del cotizador', line.id, line.name, routes.quoteFor(line), {
            texts: nodes.map(([field, node]) => ({
              field: `json${field}.title`,
              value: node.title,
              kind: 'name',
            })),
            pictures: nodes.flatMap(([field, node]) =>
              plain(`json${field}.file`, node.file, 'quote'),
            ),
          }),
        ];
  });
}
