import 'server-only';
import { annualReports } from '@/lib/features/content-types/annual-reports';
import { branches, zones } from '@/lib/features/content-types/branches';
import { contactPeople } from '@/lib/features/content-types/contact-people';
import type { ContentType } from '@/lib/features/content-types/content-type';
import { faqs, questions } from '@/lib/features/content-types/faqs';
import { carousel } from '@/lib/features/content-types/home';
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
import { sustainability, sustainabilityReports } from '@/lib/features/content-types/sustainability';

/**
 * Every content type, by name. Sitemap, search, share pictures and revalidation read this table, so a type
 * that is missing here has none of them.
 */
export const contentTypes: Readonly<Record<string, ContentType>> = {
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
  carousel,
  responsibility,
  sustainability,
};
