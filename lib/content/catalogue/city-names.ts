import { looseKey } from '@/lib/util/names';
import { ownValue } from '@/lib/util/json';
import { stateKey } from './state-names';

/** Cities that are better known than their municipality, by state; each key is a `looseKey`. */
const MUNICIPALITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bajacaliforniasur: { cabosanlucas: 'loscabos', sanjosedelcabo: 'loscabos' },
  quintanaroo: {
    cancun: 'benitojuarez',
    chetumal: 'othonpblanco',
    playadelcarmen: 'solidaridad',
  },
  sinaloa: { losmochis: 'ahome' },
  sonora: { ciudadobregon: 'cajeme' },
  tabasco: { villahermosa: 'centro' },
};

/** Returns the key of such a city's municipality (Benito Juárez for Cancún); '' for others. */
export function municipalityKey(state: string, city: string): string {
  return ownValue(ownValue(MUNICIPALITIES, stateKey(state)) ?? {}, looseKey(city)) ?? '';
}
