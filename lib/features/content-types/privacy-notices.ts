import 'server-only';
import { getPrivacyNotices, type PrivacyNotice } from '@/lib/content/gateway/privacy-notices';
import { mapResult, missing } from '@/lib/content/gateway/result';
import { excerpt } from '@/lib/content/html/text';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { textEntry } from '@/lib/features/content-types/search-entry';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { findPrivacyPage } from '@/lib/features/privacy/find-notice';
import { routes } from '@/lib/server/routing/routes';

/** Privacy notices; the address without a name shows the first. */
export const privacyNotices = {
  tag: 'privacy-notice',
  noun: 'aviso de privacidad',
  pattern: '/aviso_privacidad/*',
  read: () => listed(getPrivacyNotices()),
  // The list page shows the first notice, which has its own canonical page.
  lists: ({ length }) => (length === 0 ? [routes.privacy()] : []),
  find: async (name) => {
    const page = await findPrivacyPage(name);
    if (page.status !== 'found') return page;
    const { selected } = page.value;
    return selected ? mapResult(page, () => selected) : missing;
  },
  id: ({ id }) => id,
  title: ({ name }) => name,
  path: routes.privacyNotice,
  names: ({ id, url, name }) => [id, url, name],
  description: ({ description }) => excerpt(description) || fixedPages.privacy.description,
  entry: ({ description, meta_keywords }) => textEntry('notice', description, meta_keywords),
} satisfies ContentType<PrivacyNotice>;
