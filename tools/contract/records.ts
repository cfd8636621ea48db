import type { z } from 'zod';
import * as annualReports from '@/lib/content/gateway/annual-reports';
import * as batteries from '@/lib/content/gateway/battery';
import * as blog from '@/lib/content/gateway/blog';
import * as branches from '@/lib/content/gateway/branches';
import * as lines from '@/lib/content/gateway/business-lines';
import * as contact from '@/lib/content/gateway/contact';
import * as faqs from '@/lib/content/gateway/faqs';
import * as types from '@/lib/content/gateway/fields';
import * as home from '@/lib/content/gateway/home';
import * as institutional from '@/lib/content/gateway/institutional';
import * as jobs from '@/lib/content/gateway/job-board';
import * as press from '@/lib/content/gateway/press';
import * as privacy from '@/lib/content/gateway/privacy-notices';
import * as programs from '@/lib/content/gateway/programs';
import * as search from '@/lib/content/gateway/search';
import * as sections from '@/lib/content/gateway/sections';
import * as states from '@/lib/content/gateway/states';
import * as sustainability from '@/lib/content/gateway/sustainability';

/** Types of fields that many records have, by their name in the contract. */
export const fields = {
  File: types.file,
  Flag: types.flag,
  Html: types.html,
  Id: types.id,
  OptionalId: types.optionalId,
  RequiredText: types.requiredText,
  Text: types.text,
} satisfies Record<string, z.ZodType>;

/** The records in the gateway's responses, by their name in the contract. */
export const records = {
  AnnualReport: annualReports.annualReport,
  Battery: batteries.battery,
  BlogPost: blog.blogPost,
  Branch: branches.branch,
  BranchRef: branches.branchRef,
  BusinessLine: lines.businessLine,
  CarouselItem: home.carouselItem,
  City: states.city,
  Client: home.client,
  ContactPerson: contact.contactPerson,
  Coverage: branches.coverage,
  DefaultMessage: sustainability.defaultMessage,
  FaqGrouper: faqs.faqGrouper,
  FaqQuestion: faqs.faqQuestion,
  FooterSection: sections.footerSection,
  Frequency: batteries.frequency,
  Image: types.image,
  Indicator: home.indicator,
  Institutional: institutional.institutionalPage,
  JobBoard: jobs.jobBoardContent,
  LineMarker: lines.lineMarker,
  PresenceMarker: lines.presenceMarker,
  PressFile: press.pressFile,
  PressImage: press.pressImage,
  PressItem: press.pressItem,
  PrivacyNotice: privacy.privacyNotice,
  Program: programs.program,
  SearchResult: search.searchResult,
  Section: sections.section,
  Seo: sections.seo,
  ServiceType: lines.serviceType,
  SocialNetwork: home.socialNetwork,
  SocialResponsibilityContent: programs.responsibilityContent,
  State: states.state,
  Subsection: sections.subsection,
  SustainabilityContent: sustainability.sustainabilityContent,
  SustainabilityReport: sustainability.sustainabilityReport,
  Testimonial: home.testimonial,
  Video: types.video,
  Zone: branches.zone,
} satisfies Record<string, z.ZodType>;

export type RecordName = keyof typeof records;
