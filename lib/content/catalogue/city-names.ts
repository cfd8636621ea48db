import { looseKey } from '@/lib/util/name-keys';
import { stateKey } from './state-names';

/** By state, cities better known than the municipality they lie in; keys as `looseKey` gives them. */
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

/** The key of the municipality that a city lies in: Cancún in Benito Juárez; '' for most. */
export function municipalityKey(state: string, city: string): string {
  return MUNICIPALITIES[stateKey(state)]?.[looseKey(city)] ?? '';
}
