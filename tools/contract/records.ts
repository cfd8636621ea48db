import type { z } from 'zod';
import { getAnnualReports } from '@/lib/content/gateway/annual-reports';
import { battery, getFrequencies } from '@/lib/content/gateway/battery';
import { getBlogPost } from '@/lib/content/gateway/blog';
import { branchRef, getBranch, getBranchZones, getCoverage } from '@/lib/content/gateway/branches';
import {
  getBusinessLines,
  getLineMarkers,
  getPresence,
  getServiceTypes,
} from '@/lib/content/gateway/business-lines';
import { getContactPeople } from '@/lib/content/gateway/contact';
import { getFaqGroupers, getFaqQuestion } from '@/lib/content/gateway/faqs';
import {
  file,
  flag,
  html,
  id,
  image,
  optionalId,
  requiredText,
  text,
  video,
} from '@/lib/content/gateway/fields';
import {
  getCarousel,
  getClients,
  getIndicators,
  getSocialNetworks,
  getTestimonials,
} from '@/lib/content/gateway/home';
import { getInstitutionalPages } from '@/lib/content/gateway/institutional';
import { getJobBoard } from '@/lib/content/gateway/job-board';
import { getPressFiles, getPressImages, getPressItem } from '@/lib/content/gateway/press';
import { getPrivacyNotices } from '@/lib/content/gateway/privacy-notices';
import { getPrograms, getResponsibilityContent } from '@/lib/content/gateway/programs';
import { searchResult } from '@/lib/content/gateway/search';
import { getFooterSections, getSections, getSeo, subsection } from '@/lib/content/gateway/sections';
import { getQuoteCities, getQuoteStates } from '@/lib/content/gateway/states';
import {
  defaultMessage,
  getSustainabilityContent,
  getSustainabilityReports,
} from '@/lib/content/gateway/sustainability';

/** Types of fields that many records have, by the name that the contract gives them. */
export const fields = {
  File: file,
  Flag: flag,
  Html: html,
  Id: id,
  OptionalId: optionalId,
  RequiredText: requiredText,
  Text: text,
} satisfies Record<string, z.ZodType>;

/** What the gateway answers with, by the name that the contract gives it. */
export const records = {
  AnnualReport: getAnnualReports.schema,
  Battery: battery,
  BlogPost: getBlogPost.schema,
  Branch: getBranch.schema,
  BranchRef: branchRef,
  BusinessLine: getBusinessLines.schema,
  CarouselItem: getCarousel.schema,
  City: getQuoteCities.schema,
  Client: getClients.schema,
  ContactPerson: getContactPeople.schema,
  Coverage: getCoverage.schema,
  DefaultMessage: defaultMessage,
  FaqGrouper: getFaqGroupers.schema,
  FaqQuestion: getFaqQuestion.schema,
  FooterSection: getFooterSections.schema,
  Frequency: getFrequencies.schema,
  Image: image,
  Indicator: getIndicators.schema,
  Institutional: getInstitutionalPages.schema,
  JobBoard: getJobBoard.schema,
  LineMarker: getLineMarkers.schema,
  PresenceMarker: getPresence.schema,
  PressFile: getPressFiles.schema,
  PressImage: getPressImages.schema,
  PressItem: getPressItem.schema,
  PrivacyNotice: getPrivacyNotices.schema,
  Program: getPrograms.schema,
  SearchResult: searchResult.extend({ descripcion: html }),
  Section: getSections.schema,
  Seo: getSeo.schema,
  ServiceType: getServiceTypes.schema,
  SocialNetwork: getSocialNetworks.schema,
  SocialResponsibilityContent: getResponsibilityContent.schema,
  State: getQuoteStates.schema,
  Subsection: subsection,
  SustainabilityContent: getSustainabilityContent.schema,
  SustainabilityReport: getSustainabilityReports.schema,
  Testimonial: getTestimonials.schema,
  Video: video,
  Zone: getBranchZones.schema,
} satisfies Record<string, z.ZodType>;

export type RecordName = keyof typeof records;
