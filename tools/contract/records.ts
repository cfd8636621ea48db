import type { z } from 'zod';
import { annualReport } from '@/lib/content/gateway/annual-reports';
import { battery, frequency } from '@/lib/content/gateway/battery';
import { blogPost } from '@/lib/content/gateway/blog';
import { branch, branchRef, coverage, zone } from '@/lib/content/gateway/branches';
import {
  businessLine,
  lineMarker,
  presenceMarker,
  serviceType,
} from '@/lib/content/gateway/business-lines';
import { contactPerson } from '@/lib/content/gateway/contact';
import { faqGrouper, faqQuestion } from '@/lib/content/gateway/faqs';
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
  carouselItem,
  client,
  indicator,
  socialNetwork,
  testimonial,
} from '@/lib/content/gateway/home';
import { institutional } from '@/lib/content/gateway/institutional';
import { jobBoard } from '@/lib/content/gateway/job-board';
import { pressFile, pressImage, pressItem } from '@/lib/content/gateway/press';
import { privacyNotice } from '@/lib/content/gateway/privacy-notices';
import { program, responsibilityContent } from '@/lib/content/gateway/programs';
import { searchResult } from '@/lib/content/gateway/search';
import { footerSection, section, seo, subsection } from '@/lib/content/gateway/sections';
import { city, state } from '@/lib/content/gateway/states';
import {
  defaultMessage,
  sustainabilityContent,
  sustainabilityReport,
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
  AnnualReport: annualReport,
  Battery: battery,
  BlogPost: blogPost,
  Branch: branch,
  BranchRef: branchRef,
  BusinessLine: businessLine,
  CarouselItem: carouselItem,
  City: city,
  Client: client,
  ContactPerson: contactPerson,
  Coverage: coverage,
  DefaultMessage: defaultMessage,
  FaqGrouper: faqGrouper,
  FaqQuestion: faqQuestion,
  FooterSection: footerSection,
  Frequency: frequency,
  Image: image,
  Indicator: indicator,
  Institutional: institutional,
  JobBoard: jobBoard,
  LineMarker: lineMarker,
  PresenceMarker: presenceMarker,
  PressFile: pressFile,
  PressImage: pressImage,
  PressItem: pressItem,
  PrivacyNotice: privacyNotice,
  Program: program,
  SearchResult: searchResult.extend({ descripcion: html }),
  Section: section,
  Seo: seo,
  ServiceType: serviceType,
  SocialNetwork: socialNetwork,
  SocialResponsibilityContent: responsibilityContent,
  State: state,
  Subsection: subsection,
  SustainabilityContent: sustainabilityContent,
  SustainabilityReport: sustainabilityReport,
  Testimonial: testimonial,
  Video: video,
  Zone: zone,
} satisfies Record<string, z.ZodType>;

export type RecordName = keyof typeof records;
