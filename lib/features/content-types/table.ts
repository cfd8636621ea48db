import 'server-only';
import { annualReports } from '@/lib/features/content-types/annual-reports';
import { branches, zones } from '@/lib/features/content-types/branches';
import { contactPeople } from '@/lib/features/content-types/contact-people';
import type { ContentType } from '@/lib/features/content-types/content-type';
import { faqs, questions } from '@/lib/features/content-types/faqs';
import * as home from '@/lib/features/content-types/home';
import { institutional } from '@/lib/features/content-types/institutional';
import { jobBoard } from '@/lib/features/content-types/job-board';
import { lines, services } from '@/lib/features/content-types/lines';
import { news } from '@/lib/features/content-types/news';
import { press } from '@/lib/features/content-types/press';
import { privacyNotices } from '@/lib/features/content-types/privacy-notices';
import {
  programs,
  responsibility,
  structure,
  sustainabilityPrograms,
} from '@/lib/features/content-types/programs';
import { batteries } from '@/lib/features/content-types/quote';
import { footerSections, sections } from '@/lib/features/content-types/sections';
import {
  sustainability,
  sustainabilityMessage,
  sustainabilityReports,
} from '@/lib/features/content-types/sustainability';

/** Every content type of the gateway, by name. */
export const table = {
  lines,
  services,
  branches,
  zones,
  faqs,
  questions,
  annualReports,
  sustainabilityReports,
  programs,
  sustainabilityPrograms,
  institutional,
  privacyNotices,
  contactPeople,
  jobBoard,
  structure,
  news,
  press,
  sections,
  footerSections,
  ...home,
  responsibility,
  sustainability,
  sustainabilityMessage,
  batteries,
};

/**
 * Sitemap, search, share pictures and what a revalidation changes come from here; a type that is not
 * here has no page, and nobody finds it.
 */
export const contentTypes: Readonly<Record<string, ContentType>> = table;
