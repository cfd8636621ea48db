import 'server-only';
import {
  getPrivacyNotice,
  getPrivacyNotices,
  type PrivacyNotice,
} from '@/lib/content/gateway/privacy-notices';
import { found, listOrEmpty, missing, type Result } from '@/lib/content/gateway/result';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { trimSlug } from '@/lib/util/trim-slug';

export interface PrivacyPage {
  notices: PrivacyNotice[];
  selected: PrivacyNotice | undefined;
}

async function withBody(notice: PrivacyNotice): Promise<PrivacyNotice> {
  if (!isEmptyHtml(notice.description)) return notice;
  const detail = await getPrivacyNotice(notice.id);
  return detail.status === 'found' ? detail.value : notice;
}

const slugOf = (notice: PrivacyNotice) => trimSlug(notice.url).toLowerCase();

function select(notices: PrivacyNotice[], name: string): PrivacyNotice | undefined {
  const wanted = name.toLowerCase();
  return (
    notices.find((notice) => wanted !== '' && slugOf(notice) === wanted) ??
    notices.find((notice) => String(notice.id) === wanted)
  );
}

/** A notice by its url or id, or the first one (specification, section 2). Never throws. */
export async function findPrivacyPage(name?: string): Promise<Result<PrivacyPage>> {
  const list = await getPrivacyNotices();
  if (list.status === 'unavailable') return list;
  const notices = listOrEmpty(list);
  const selected = name === undefined ? notices[0] : select(notices, name);
  if (name !== undefined && selected === undefined) return missing;
  return found({ notices, selected: selected && (await withBody(selected)) });
}
