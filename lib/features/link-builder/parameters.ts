import campaigns from '@/data/campaigns.json';
import { CAMPAIGN_FIELDS, type CampaignField } from '@/lib/features/link-builder/choices';
import { editDistance } from '@/lib/util/edit-distance';
import { campaignValue } from '@/lib/server/routing/campaign-query';
import { ownValue } from '@/lib/util/own-value';

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

const OF_CAMPAIGNS = CAMPAIGN_FIELDS.map(({ parameter }) => parameter);

/** Offers the link to the desk, on every page. */
const OF_TEAM = 'equipo';

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

function campaignFinding({ list }: CampaignField, value: string) {
  const slug = campaignValue(value);
  const read = slug === value ? '' : ` El sitio lo lee como “${slug}”.`;
  const known = campaigns[list].find((entry) => entry.slug === slug);
  if (known) return { isKnown: true, note: `${known.name}.${read}` };
  const slugs = campaigns[list].map((entry) => entry.slug);
  const similar = didYouMean(nearest(slug, slugs));
  return { isKnown: false, note: `No está en la lista.${read}${similar}` };
}

function pageFinding(name: string, own: readonly string[]) {
  if (own.includes(name)) return { isKnown: true, note: 'La página lo usa.' };
  const similar = didYouMean(nearest(name.toLowerCase(), [...own, ...OF_CAMPAIGNS]));
  return { isKnown: false, note: `Esta página no lo usa.${similar}` };
}

/**
 * What every parameter of a link's query is to the site, in its order, with a sentence on it.
 *
 * @param path of the page that it opens.
 */
export function checkParameters(path: string, query: string) {
  const [, page = ''] = path.split('/');
  const own = [...(ownValue(OF_PAGES, page.toLowerCase()) ?? []), OF_TEAM];
  return [...new URLSearchParams(query)].map(([name, value]) => {
    const field = CAMPAIGN_FIELDS.find(({ parameter }) => parameter === name);
    const finding = field ? campaignFinding(field, value) : pageFinding(name, own);
    return { name, value, ...finding };
  });
}
