import { looseKey } from '@/lib/util/names';

/** The names of each state as `looseKey`s: first the catalogue's, then other names and codes. */
const NAMES = `
  todomexico; aguascalientes ags agu; bajacalifornia bajacalifornianorte bajacaliforniante bajacalifornian
  bajacalif bcnorte bc bcn;
  bajacaliforniasur bajacalifsur bcs bcsur; campeche camp cam;
  coahuila coahuiladezaragoza coahuilazaragoza coah coa; colima col; chiapas chis chp;
  chihuahua chih chh; durango dgo dur; guanajuato gto gua; guerrero gro; hidalgo hgo hid;
  distritofederal ciudaddemexico ciudadmexico cddemexico cdaddemexico cdmexico cddemex cdmx cmx df mexicodf
  mexicocity; jalisco jal;
  mexico edomex edomexico edodemex mex; michoacan michoacandeocampo michoacanocampo mich mic;
  morelos mor; nayarit nay; nuevoleon nvoleon nleon nl nle; oaxaca oax; puebla pue;
  queretaro queretarodearteaga queretaroarteaga qro que; quintanaroo qroo qr roo;
  sanluispotosi sanluispot slp; sinaloa sin; sonora son; tabasco tab; tamaulipas tamps tam;
  tlaxcala tlax tla; veracruz veracruzdeignaciodelallave veracruzllave veracruzdellave ver;
  yucatan yuc; zacatecas zac`;

const KEYS = new Map(
  NAMES.split(';').flatMap((line) => {
    const names = line.trim().split(/\s+/);
    return names.map((name) => [name, names[0]] as const);
  }),
);

const STATE_OF = /^(?:(?:el)?(?:estado|edo)(?:libreysoberano)?(?:del?)?|mx)(?=.)/;
const COUNTRY = /(?<=.)(?:mexico|mex|mx)$/;

/** Returns the key of the state that a text names and nothing else; undefined for other texts. */
export function knownStateKey(text: string): string | undefined {
  const key = looseKey(text);
  const own = key.replace(STATE_OF, '');
  return KEYS.get(key) ?? KEYS.get(own) ?? KEYS.get(own.replace(COUNTRY, ''));
}

/** Matches what separates a state from the text beside it: "Monterrey, N.L.", "Sonora (México)". */
const BETWEEN = /[,;()/|·]|\s[-–—]\s/;

/**
 * Returns one key for all names of a state: 'CDMX', 'ciudad-de-mexico' and 'Distrito Federal'. After a
 * comma "México" is the country, unless no other part is a state.
 */
export function stateKey(name: string): string {
  const whole = knownStateKey(name);
  if (whole !== undefined) return whole;
  const known = name.split(BETWEEN).flatMap((part) => knownStateKey(part) ?? []);
  return known.findLast((key) => key !== 'mexico') ?? known[0] ?? looseKey(name);
}
