import { citiesOf } from '@/lib/content/catalogue/municipalities';
import { listStates } from '@/lib/content/catalogue/states';
import { getRoute, type Read, type Route } from '../core/router';

const states: Read = async () => [...listStates()];

/** This gateway's city ids are the catalogue's municipality ids. */
const cities: Read = async (_, stateId) => {
  const list = /^\d{1,2}$/.test(stateId) ? citiesOf(Number(stateId)) : [];
  return list.length > 0 ? [...list] : undefined;
};

/** States and their cities, for the wizard and as the gateway knows them. */
export const placeRoutes: readonly Route[] = [
  getRoute('/web-contact', states),
  getRoute('//common-services/api/catalog/cities/*', cities),
  getRoute('/web/states', states, 'bare'),
  getRoute('/web/states/*/cities', cities, 'bare'),
];
