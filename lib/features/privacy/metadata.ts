import type { Metadata } from 'next';
import type { PrivacyNotice } from '@/lib/content/gateway/privacy-notices';
import { excerpt } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

/** Metadata of a privacy notice, or of the page without any. */
export function privacyMetadata(notice: PrivacyNotice | undefined): Metadata {
  return pageMetadata({
    ...(notice ? { record: notice } : {}),
    title: notice?.name ?? fixedPages.privacy.title,
    description: excerpt(notice?.description ?? '') || fixedPages.privacy.description,
    path: notice ? routes.privacyNotice(notice) : fixedPages.privacy.path,
  });
}
