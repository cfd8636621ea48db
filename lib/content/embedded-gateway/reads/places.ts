import { citiesOf } from '@/lib/content/catalogue/municipalities';
import { listStates } from '@/lib/content/catalogue/states';
import { get, type Read, type Route } from '../core/router';

const states: Read = async () => [...listStates()];

/** This gateway's city ids are the catalogue's municipality ids. */
const cities: Read = async (_, stateId) => {
  const list = /^\d{1,2}$/.test(stateId) ? citiesOf(Number(stateId)) : [];
  return list.length > 0 ? [...list] : undefined;
};

/** States and their cities, for the wizard and as the gateway knows them. */
export const placeRoutes: readonly Route[] = [
  get('/web-contact', states),
  get('//common-services/api/catalog/cities/*', cities),
  get('/web/states', states, 'bare'),
  get('/web/states/*/cities', cities, 'bare'),
];
