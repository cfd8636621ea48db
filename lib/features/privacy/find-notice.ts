import 'server-only';
import {
  getPrivacyNotice,
  getPrivacyNotices,
  type PrivacyNotice,
} from '@/lib/content/gateway/privacy-notices';
import { found, listOrEmpty, mapResult, missing, type Result } from '@/lib/content/gateway/result';
import { isEmptyHtml } from '@/lib/content/html/text';
import { withBody } from '@/lib/features/page/with-body';
import { slugKey } from '@/lib/util/names';

/** All notices, and the one that the page shows. */
export interface PrivacyPage {
  notices: PrivacyNotice[];
  selected: PrivacyNotice | undefined;
}

const details = {
  lacksBody: ({ description }: PrivacyNotice) => isEmptyHtml(description),
  byId: getPrivacyNotice,
};

function select(notices: PrivacyNotice[], name: string): PrivacyNotice | undefined {
  const wanted = slugKey(name);
  return (
    notices.find(({ url }) => wanted !== '' && slugKey(url) === wanted) ??
    notices.find(({ id }) => String(id) === name)
  );
}

/** Finds a notice by its url or id, or the first one (specification, section 2). Never throws. */
export async function findPrivacyPage(name?: string): Promise<Result<PrivacyPage>> {
  const list = await getPrivacyNotices();
  if (list.status === 'unavailable') return list;
  const notices = listOrEmpty(list);
  const selected = name === undefined ? notices[0] : select(notices, name);
  if (!selected) return name === undefined ? found({ notices, selected }) : missing;
  return mapResult(await withBody(selected, details), (whole) => ({ notices, selected: whole }));
}
