import { campaignQuery, campaignValue } from '@/lib/server/routing/campaign-query';
import { routes } from '@/lib/server/routing/routes';

/** What a link may lead to, with the form's fields for it. */
const FIELDS = {
  pagina: ['pagina'],
  cotizador: ['linea', 'estado', 'ciudad'],
  noticias: ['ubicacion', 'buscar'],
  informe: ['informe', 'hoja'],
  zona: ['zona'],
  mapa: ['modo'],
  pregunta: ['pregunta'],
} as const;

/** A kind of target, as the form's query says it. */
export type TargetKind = keyof typeof FIELDS;
type FieldName = (typeof FIELDS)[TargetKind][number];

/** The chosen target: its kind, and every field as text, '' where it is empty or of another kind. */
export type TargetChoices = { tipo: TargetKind } & Record<FieldName, string>;

type KindOptions = readonly { kind: TargetKind; label: string }[];

/** What most links lead to. */
export const MAIN_KINDS: KindOptions = [
  { kind: 'pagina', label: 'Página' },
  { kind: 'cotizador', label: 'Cotizador' },
];

/** What some links lead to. */
export const OTHER_KINDS: KindOptions = [
  { kind: 'noticias', label: 'Noticias' },
  { kind: 'informe', label: 'Informe anual' },
  { kind: 'zona', label: 'Sucursal o zona' },
  { kind: 'mapa', label: 'Mapa' },
  { kind: 'pregunta', label: 'Pregunta' },
];

/** What is still to be chosen, by kind of target. */
export const chooseText: Record<TargetKind, string> = {
  pagina: 'Busque una página por su título y elíjala de la lista, o pegue su dirección.',
  cotizador: 'Elija la línea de negocio.',
  noticias: 'Elija un estado o escriba palabras.',
  informe: 'Elija el informe.',
  zona: 'Busque la sucursal o la zona y elíjala de la lista.',
  mapa: 'Elija qué muestra el mapa.',
  pregunta: 'Elija la pregunta.',
};

/** In UTF-16 units. */
export const FIELD_LIMIT = 200;

const isKind = (value: string): value is TargetKind => Object.hasOwn(FIELDS, value);

const EMPTY: Record<FieldName, string> = {
  ...{ pagina: '', linea: '', estado: '', ciudad: '', ubicacion: '', buscar: '' },
  ...{ informe: '', hoja: '', zona: '', modo: '', pregunta: '' },
};

/** The target that a form or a query names. Texts are trimmed and cut. */
export function readTarget(values: URLSearchParams): TargetChoices {
  const wanted = values.get('tipo') ?? '';
  const tipo = isKind(wanted) ? wanted : 'pagina';
  const read = (name: string) =>
    (values.get(name) ?? '').trim().slice(0, FIELD_LIMIT).toWellFormed();
  const own = FIELDS[tipo].map((name) => [name, read(name)] as const);
  return { ...EMPTY, ...Object.fromEntries(own), tipo };
}

/** The query of a target, without what is empty; `readTarget` reads it. */
export function writeTarget(target: TargetChoices): string {
  const filled = Object.entries(target).filter(([, value]) => value !== '');
  return new URLSearchParams(filled).toString();
}

/** The lists of data/campaigns.json, and the form's field for each. */
export const CAMPAIGN_FIELDS = [
  { list: 'sources', parameter: 'utm_source', field: 'fuente', label: 'Fuente' },
  { list: 'media', parameter: 'utm_medium', field: 'medio', label: 'Medio' },
  { list: 'campaigns', parameter: 'utm_campaign', field: 'campana', label: 'Campaña' },
  { list: 'contents', parameter: 'utm_content', field: 'contenido', label: 'Contenido' },
] as const;

/** A field of the form that describes the campaign. */
export type CampaignField = (typeof CAMPAIGN_FIELDS)[number];

/** The field for a value that no list has. */
export const freeField = (field: CampaignField['field']) => `${field}_otra`;

/** The campaign parameters of a form, cleaned; what was typed goes before what the list has. */
export function readCampaign(values: URLSearchParams): string {
  const chosen = CAMPAIGN_FIELDS.map(({ parameter, field }) => [
    parameter,
    campaignValue(values.get(freeField(field)) ?? '') || (values.get(field) ?? ''),
  ]);
  return campaignQuery(new URLSearchParams(chosen).toString());
}

/** In the place of no parameters, as a path has no empty segment. */
const NO_CAMPAIGN = 'sin-campana';

/** As long as the name of a page may be. */
const MAX_SEGMENT = 600;

/** Redirects the query string of the desk's form, sent without script, to a path. */
export function plainLinkRedirect(pathname: string, query: string): string | undefined {
  if (pathname !== routes.plainLinks()) return undefined;
  const values = new URLSearchParams(query);
  const target = writeTarget(readTarget(values));
  if (target.length > MAX_SEGMENT) return routes.links();
  return routes.plainLink(target, readCampaign(values) || NO_CAMPAIGN);
}
