import type { Submission } from '@/lib/content/gateway/submissions';
import { nameSlug } from '@/lib/util/names';
import { withSessionStorage } from '@/lib/util/browser';

/** The parameters of a campaign link, in the order in which they are written. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
] as const;
/** The name of a campaign parameter. */
export type CampaignParameter = (typeof campaignParameters)[number];

const MAX_LENGTH = 60;

const STORAGE_KEY = 'campaign';

/** Cleans the value of a campaign parameter to a slug of at most 60 characters. */
export const campaignValue = (value: string): string =>
  nameSlug(value).slice(0, MAX_LENGTH).replace(/-$/, '');

function readValues(query: string) {
  const values = new URLSearchParams(query);
  return campaignParameters
    .map((name) => ({ name, value: campaignValue(values.get(name) ?? '') }))
    .filter(({ value }) => value !== '');
}

/**
 * Returns the campaign parameters of a query as clean values in a fixed order, such as
 * `utm_source=boletin&utm_campaign=lluvias-2026`; '' for none.
 *
 * @param query with or without its question mark.
 */
export const campaignQuery = (query: string): string =>
  readValues(query)
    .map(({ name, value }) => `${name}=${value}`)
    .join('&');

/** Stores the campaign of the address in the browser tab, unless it already has one. */
export function rememberCampaign(): void {
  const campaign = campaignQuery(window.location.search);
  if (campaign === '') return;
  withSessionStorage((storage) => {
    if (storage.getItem(STORAGE_KEY) === null) storage.setItem(STORAGE_KEY, campaign);
  });
}

/** Returns the campaign that brought the visitor, as `campaignQuery` writes it; '' for none. */
export const rememberedCampaign = (): string =>
  withSessionStorage((storage) => storage.getItem(STORAGE_KEY)) ??
  campaignQuery(window.location.search);

/**
 * Appends the campaign to a message: `Campaña: boletin / email / lluvias-2026`. The gateway has no field
 * for it, and a quote has no text to append it to.
 */
export function addCampaignLine(submission: Submission, query: string): Submission {
  const campaign = readValues(query).map(({ value }) => value);
  if (submission.call === 'quote' || campaign.length === 0) return submission;
  const message = `${submission.body.message}\nCampaña: ${campaign.join(' / ')}`;
  return submission.call === 'contact'
    ? { call: 'contact', body: { ...submission.body, message } }
    : { call: 'message', body: { ...submission.body, message } };
}
