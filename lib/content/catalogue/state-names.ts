import { looseKey } from '@/lib/util/name-keys';

const NAMES: readonly (readonly string[])[] = [
  ['distritofederal', 'ciudaddemexico', 'cdmx', 'df', 'mexicodf'],
  ['coahuila', 'coahuiladezaragoza'],
  ['mexico', 'estadodemexico', 'edomex', 'edodemexico', 'edodemex'],
  ['michoacan', 'michoacandeocampo'],
  ['queretaro', 'queretarodearteaga'],
  ['veracruz', 'veracruzdeignaciodelallave'],
];

/** One key for all names of a state: 'CDMX', 'ciudad-de-mexico' and 'Distrito Federal'. */
export function stateKey(name: string): string {
  const key = looseKey(name);
  return NAMES.find((names) => names.includes(key))?.[0] ?? key;
}

/** The current name: the catalogue's 'Distrito Federal' has been 'Ciudad de México' since 2016. */
export function shownStateName(name: string): string {
  return looseKey(name) === 'distritofederal' ? 'Ciudad de México' : name;
}
