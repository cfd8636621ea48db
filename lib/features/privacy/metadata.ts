import type { Metadata } from 'next';
import type { PrivacyNotice } from '@/lib/content/gateway/privacy-notices';
import { excerpt } from '@/lib/content/html/text';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

/** The head of a privacy notice's page; without a notice, of the page that says so. */
export function privacyMetadata(notice: PrivacyNotice | undefined): Metadata {
  return pageMetadata({
    ...(notice ? { record: notice } : {}),
    title: notice?.name ?? fixedPages.privacy.title,
    description: excerpt(notice?.description ?? '') || fixedPages.privacy.description,
    path: notice ? routes.privacyNotice(notice) : fixedPages.privacy.path,
  });
}
