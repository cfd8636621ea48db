import { textsOf } from '../core/json';
import { findById } from '../core/lookup';
import { get, PREFIX, type Route } from '../core/router';

/** The calls for the wizard's questions (step 3) and weekdays (step 4). */
export const wizardRoutes: readonly Route[] = [
  get(`${PREFIX}/web/battery/business-line/:lineId`, async ({ store, parameters }) => {
    const { lineId = '' } = parameters;
    if (!findById(await store.list('business-lines'), lineId)) return undefined;
    const battery = findById(await store.list('batteries'), lineId, 'business_line_id');
    const tree = JSON.stringify(battery?.tree ?? []);
    const weekdays = textsOf(battery?.selected_frequency);
    return {
      json: Buffer.from(tree, 'utf8').toString('base64'),
      lst_frequency: weekdays.map((selected_frequency) => ({ selected_frequency })),
    };
  }),
  get(`${PREFIX}/web/frequency`, ({ store }) => store.list('frequencies'), 'bare'),
];
