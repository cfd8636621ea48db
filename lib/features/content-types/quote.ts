import 'server-only';
import { getBattery, getFrequencies } from '@/lib/content/gateway/battery';
import { getBranchesOfCity, getCoverage } from '@/lib/content/gateway/branches';
import type { TreeNode } from '@/lib/content/gateway/question-tree';
import { getQuoteCities, getQuoteStates } from '@/lib/content/gateway/states';
import type { ContentType } from '@/lib/features/content-types/content-type';
import { picture } from '@/lib/features/content-types/shown';
import { routes } from '@/lib/server/routing/routes';

function* nodesOf(nodes: readonly TreeNode[], at = 'json'): Generator<[string, TreeNode]> {
  for (const [index, node] of nodes.entries()) {
    const field = `${at}[${index}]`;
    yield [field, node];
    yield* nodesOf(node.children, field);
  }
}

/** The questions of a line in the quote. */
interface Battery {
  line: { id: number; name: string; url: string };
  questions: readonly TreeNode[];
}

/** What the wizard asks: states, cities, days, and each line's questions. */
export const batteries = {
  tag: 'quote',
  noun: 'preguntas del cotizador',
  shownOn: [routes.quote()],
  calls: { quoteStates: getQuoteStates.contract, frequencies: getFrequencies.contract },
  callsById: {
    quoteCities: { ...getQuoteCities.contract, of: 'quoteStates' },
    batteries: { ...getBattery.contract, of: 'quoteLines' },
  },
  otherCalls: [getBranchesOfCity.contract, getCoverage.contract],
  id: ({ line }) => line.id,
  title: ({ line }) => line.name,
  path: ({ line }) => routes.quoteFor(line),
  shown: ({ questions }) => {
    const nodes = [...nodesOf(questions)];
    return {
      names: Object.fromEntries(nodes.map(([field, { title }]) => [`${field}.title`, title])),
      pictures: nodes.flatMap(([field, { file }]) => picture(`${field}.file`, file, 'quote')),
    };
  },
} satisfies ContentType<Battery>;
