import { looseKey } from '@/lib/util/name-keys';

/** The names in use for one state, official and everyday ones, as `looseKey` gives them. */
const NAMES: readonly (readonly string[])[] = [
  ['distritofederal', 'ciudaddemexico', 'cdmx', 'df', 'mexicodf'],
  ['coahuila', 'coahuiladezaragoza'],
  ['mexico', 'estadodemexico', 'edomex', 'edodemexico', 'edodemex'],
  ['michoacan', 'michoacandeocampo'],
  ['queretaro', 'queretarodearteaga'],
  ['veracruz', 'veracruzdeignaciodelallave'],
];

/** One key for all the names of a state: 'CDMX', 'ciudad-de-mexico' and 'Distrito Federal'. */
export function stateKey(name: string): string {
  const key = looseKey(name);
  return NAMES.find((names) => names.includes(key))?.[0] ?? key;
}

/**
 * A state's name as a visitor reads it. The catalogue, and gateways with it, say 'Distrito Federal'
 * (specification, section 3), which has been 'Ciudad de México' since 2016. What is sent keeps the
 * catalogue's name.
 */
export function shownStateName(name: string): string {
  return looseKey(name) === 'distritofederal' ? 'Ciudad de México' : name;
}
