import type { AnnualReport } from '@/lib/content/gateway/annual-reports';
import type { Battery, Frequency } from '@/lib/content/gateway/battery';
import type { BlogPost } from '@/lib/content/gateway/blog';
import type {
  Branch,
  Coverage,
  ListedBranch,
  ZonedBranch,
  Zone,
} from '@/lib/content/gateway/branches';
import type {
  BusinessLine,
  LineMarker,
  PresenceMarker,
  ServiceType,
} from '@/lib/content/gateway/business-lines';
import type { ContactPerson } from '@/lib/content/gateway/contact';
import type { FaqGrouper } from '@/lib/content/gateway/faqs';
import type {
  CarouselItem,
  Client,
  Indicator,
  SocialNetwork,
  Testimonial,
} from '@/lib/content/gateway/home';
import type { Institutional } from '@/lib/content/gateway/institutional';
import type { JobBoard } from '@/lib/content/gateway/job-board';
import type { PressFile, PressImage, PressItem } from '@/lib/content/gateway/press';
import type { PrivacyNotice } from '@/lib/content/gateway/privacy-notices';
import type { Program, SocialResponsibilityContent } from '@/lib/content/gateway/programs';
import type { Result } from '@/lib/content/gateway/result';
import type { Section, Seo } from '@/lib/content/gateway/sections';
import type { City, State } from '@/lib/content/gateway/states';
import type {
  SustainabilityContent,
  SustainabilityReport,
} from '@/lib/content/gateway/sustainability';

/** What is known of a file after HEAD, or a range. */
export interface FileFacts {
  status: 'found' | 'missing' | 'unavailable';
  /** Media type, without parameters. */
  type?: string;
  bytes?: number;
  /** Of a picture, in pixels. */
  width?: number;
  height?: number;
  /** Of a PDF. */
  pdf?: { title: string; hasText: boolean };
}

/** All that an examination has read: lists in full, records by id as far as its budget goes. */
export interface Content {
  sections: Result<Section[]>;
  footerSections: Result<Section[]>;
  homeSeo: Result<Seo>;
  quoteSeo: Result<Seo>;
  socialNetworks: Result<SocialNetwork[]>;
  carousel: Result<CarouselItem[]>;
  indicators: Result<Indicator[]>;
  clients: Result<Client[]>;
  testimonials: Result<Testimonial[]>;
  homeFaqs: Result<FaqGrouper[]>;
  faqs: Result<FaqGrouper[]>;
  institutional: Result<Institutional[]>;
  activeLines: Result<BusinessLine[]>;
  lines: Result<BusinessLine[]>;
  serviceLines: Result<BusinessLine[]>;
  quoteLines: Result<BusinessLine[]>;
  lineMarkers: Result<LineMarker[]>;
  presence: Result<PresenceMarker[]>;
  /** By the line's id. */
  serviceTypes: Map<number, Result<ServiceType[]>>;
  batteries: Map<number, Result<Battery>>;
  branches: Result<ZonedBranch[]>;
  offices: Result<ListedBranch[]>;
  /** By the branch's id. */
  branchDetails: Map<number, Result<Branch>>;
  branchZones: Map<number, Result<Zone[]>>;
  /** With their texts. */
  posts: Result<BlogPost[]>;
  postStates: Result<State[]>;
  /** All pages of the press room. */
  press: Result<PressItem[]>;
  /** By the press item's id. */
  pressImages: Map<number, Result<PressImage[]>>;
  pressFiles: Map<number, Result<PressFile[]>>;
  annualReports: Result<AnnualReport[]>;
  privacyNotices: Result<PrivacyNotice[]>;
  programs: Result<Program[]>;
  responsibility: Result<SocialResponsibilityContent>;
  strategy: Result<SocialResponsibilityContent>;
  sustainability: Result<SustainabilityContent>;
  sustainabilityPrograms: Result<Program[]>;
  sustainabilityReports: Result<SustainabilityReport[]>;
  sustainabilityMessage: Result<string>;
  jobBoard: Result<JobBoard>;
  contactPeople: Result<ContactPerson[]>;
  contactStates: Result<State[]>;
  quoteStates: Result<State[]>;
  /** Of the wizard, by the state's id. */
  quoteCities: Map<number, Result<City[]>>;
  /** By `line city`. */
  coverage: Map<string, Result<Coverage[]>>;
  frequencies: Result<Frequency[]>;
  /** By file key. */
  files: Map<string, FileFacts>;
}
