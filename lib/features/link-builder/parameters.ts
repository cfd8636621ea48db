import campaigns from '@/data/campaigns.json';
import { CAMPAIGN_FIELDS } from '@/lib/features/link-builder/choices';
import { editDistance } from '@/lib/util/edit-distance';
import { campaignValue } from '@/lib/server/routing/campaign-query';
import { ownValue } from '@/lib/util/own-value';

/** What a parameter of a pasted link is to the site. */
export interface ParameterFinding {
  name: string;
  value: string;
  isKnown: boolean;
  /** One sentence. */
  note: string;
}

/** The parameters that pages read, by the first segment of their path; '' is the home page. */
const OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  '': ['mapa'],
  cotizador: ['servicio', 'estado', 'ciudad'],
  solicita_cotizacion: ['servicio', 'estado', 'ciudad'],
  blog: ['buscar', 'estado'],
  busqueda: ['search', 'pagina'],
  contactanos: ['o'],
  detalle_pregunta: ['id_grouper', 'id'],
  sostenibilidad: ['informe'],
  enlaces: ['pagina'],
};

const OF_ALL = [...CAMPAIGN_FIELDS.map(({ parameter }) => parameter), 'equipo'];

/** Edits that still look like a slip of the keyboard: two at most, and one for three letters. */
const MOST_EDITS = 2;
const LETTERS_FOR_AN_EDIT = 3;

function nearest(word: string, known: readonly string[]): string | undefined {
  const most = Math.min(MOST_EDITS, Math.floor(word.length / LETTERS_FOR_AN_EDIT));
  const [best] = known
    .map((candidate) => ({ candidate, edits: editDistance(word, candidate, MOST_EDITS) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits);
  return best?.candidate;
}

const didYouMean = (word: string | undefined) => (word ? ` ¿Quiso decir ${word}?` : '');

function campaignFinding(name: string, value: string): ParameterFinding | undefined {
  const field = CAMPAIGN_FIELDS.find(({ parameter }) => parameter === name);
  if (!field) return undefined;
  const slug = campaignValue(value);
  const list = campaigns[field.list];
  const known = list.find((entry) => entry.slug === slug);
  const read = slug === value ? '' : ` El sitio lo lee como “${slug}”.`;
  if (known) return { name, value, isKnown: true, note: `${known.name}.${read}` };
  const similar = nearest(
    slug,
    list.map((entry) => entry.slug),
  );
  return { name, value, isKnown: false, note: `No está en la lista.${read}${didYouMean(similar)}` };
}

/** Every parameter of a link's query, in its order. @param path of the page that it opens. */
export function checkParameters(path: string, query: string): ParameterFinding[] {
  const [, page = ''] = path.split('/');
  const own = ownValue(OF_PAGES, page.toLowerCase()) ?? [];
  return [...new URLSearchParams(query)].map(([name, value]) => {
    const campaign = campaignFinding(name, value);
    if (campaign) return campaign;
    if (own.includes(name) || name === 'equipo') {
      return { name, value, isKnown: true, note: 'La página lo usa.' };
    }
    const similar = nearest(name.toLowerCase(), [...own, ...OF_ALL]);
    return { name, value, isKnown: false, note: `Esta página no lo usa.${didYouMean(similar)}` };
  });
}
