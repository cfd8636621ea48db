import { listOrEmpty } from '@/lib/content/gateway/result';
import { placeOf } from '@/lib/features/map/places';
import { routes } from '@/lib/server/routing/routes';
import type { Consequence } from '../report';
import type { Evidence } from './evidence';

/** Branches that the map cannot show. */
export function branchConsequences({ content }: Evidence): Consequence[] {
  return listOrEmpty(content.offices).flatMap((office): Consequence[] => {
    const { name, latitude, longitude } = office;
    if (placeOf(latitude, longitude)) return [];
    const isAbsent = latitude === undefined || longitude === undefined;
    return [
      {
        severity: 'gap',
        rule: 'branch-off-map',
        path: routes.branch(office),
        what: `La sucursal «${name}» ${isAbsent ? 'no tiene coordenadas' : 'tiene coordenadas fuera de México'}: no está en el mapa.`,
        fix: 'Escriba su latitud y su longitud en grados decimales.',
      },
    ];
  });
}
