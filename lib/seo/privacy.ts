import type { Metadata } from 'next';
import type { PrivacyNotice } from '@/lib/gateway/privacy-notices';
import { excerpt } from '@/lib/html/text';
import { routes } from '@/lib/routes';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

/** The head of a privacy notice's page; without a notice, of the page that says so. */
export function privacyMetadata(notice: PrivacyNotice | undefined): Metadata {
  return pageMetadata({
    ...(notice ? { record: notice } : {}),
    title: notice?.name ?? fixedPages.privacy.title,
    description: excerpt(notice?.description ?? '') || fixedPages.privacy.description,
    path: notice ? routes.privacyNotice(notice) : fixedPages.privacy.path,
  });
}
