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

/** Types of fields that many records have, by the name that the contract gives them. */
export const fields = {
  File: types.file,
  Flag: types.flag,
  Html: types.html,
  Id: types.id,
  OptionalId: types.optionalId,
  RequiredText: types.requiredText,
  Text: types.text,
} satisfies Record<string, z.ZodType>;

/** What the gateway answers with, by the name that the contract gives it. */
export const records = {
  AnnualReport: annualReports.getAnnualReports.schema,
  Battery: batteries.battery,
  BlogPost: blog.getBlogPost.schema,
  Branch: branches.getBranch.schema,
  BranchRef: branches.branchRef,
  BusinessLine: lines.getBusinessLines.schema,
  CarouselItem: home.getCarousel.schema,
  City: states.getQuoteCities.schema,
  Client: home.getClients.schema,
  ContactPerson: contact.getContactPeople.schema,
  Coverage: branches.getCoverage.schema,
  DefaultMessage: sustainability.defaultMessage,
  FaqGrouper: faqs.getFaqGroupers.schema,
  FaqQuestion: faqs.getFaqQuestion.schema,
  FooterSection: sections.getFooterSections.schema,
  Frequency: batteries.getFrequencies.schema,
  Image: types.image,
  Indicator: home.getIndicators.schema,
  Institutional: institutional.getInstitutionalPages.schema,
  JobBoard: jobs.getJobBoard.schema,
  LineMarker: lines.getLineMarkers.schema,
  PresenceMarker: lines.getPresence.schema,
  PressFile: press.getPressFiles.schema,
  PressImage: press.getPressImages.schema,
  PressItem: press.getPressItem.schema,
  PrivacyNotice: privacy.getPrivacyNotices.schema,
  Program: programs.getPrograms.schema,
  SearchResult: search.searchResult.extend({ descripcion: types.html }),
  Section: sections.getSections.schema,
  Seo: sections.getSeo.schema,
  ServiceType: lines.getServiceTypes.schema,
  SocialNetwork: home.getSocialNetworks.schema,
  SocialResponsibilityContent: programs.getResponsibilityContent.schema,
  State: states.getQuoteStates.schema,
  Subsection: sections.subsection,
  SustainabilityContent: sustainability.getSustainabilityContent.schema,
  SustainabilityReport: sustainability.getSustainabilityReports.schema,
  Testimonial: home.getTestimonials.schema,
  Video: types.video,
  Zone: branches.getBranchZones.schema,
} satisfies Record<string, z.ZodType>;

export type RecordName = keyof typeof records;
