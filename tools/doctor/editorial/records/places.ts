import type { Place } from '@/lib/features/content-types/shown';

// Where the site shows pictures, in the words of its components: the test compares them.

interface PlaceFacts {
  component: string;
  /** As the component says it: a `sizes` attribute, or pixels. */
  sizes: string;
  ratio: '16/9' | '3/2' | '4/3' | '1/1';
  /** Shown whole, not cut to its frame. */
  isContained?: true;
}

export const places = {
  hero: { component: 'home/Hero', sizes: '100vw', ratio: '16/9' },
  indicator: {
    component: 'home/Indicators',
    sizes: '(min-width: 62em) 270px, (min-width: 36em) 45vw, 128px',
    ratio: '1/1',
  },
  logo: { component: 'ui/ClientsSlider', sizes: '240px', ratio: '3/2', isContained: true },
  testimonial: { component: 'home/Testimonials', sizes: '160', ratio: '1/1' },
  line: {
    component: 'lines/LineIntro',
    sizes: '(min-width: 75em) 776px, (min-width: 62em) 62vw, 100vw',
    ratio: '16/9',
  },
  service: {
    component: 'lines/ServiceTypes',
    sizes: '(min-width: 75em) 770px, (min-width: 56.25em) 62vw, 100vw',
    ratio: '16/9',
  },
  quote: {
    component: 'quote/TilePicture',
    sizes: '(min-width: 75em) 280px, (min-width: 40em) 30vw, 46vw',
    ratio: '4/3',
  },
  branch: {
    component: 'branches/BranchIntro',
    sizes: '(min-width: 75em) 1200px, 100vw',
    ratio: '16/9',
  },
  zone: {
    component: 'branches/BranchZoneList',
    sizes: '(min-width: 75em) 740px, (min-width: 56.25em) 60vw, 100vw',
    ratio: '16/9',
  },
  newsCard: {
    component: 'news/NewsCard',
    sizes: '(min-width: 48em) 600px, 100vw',
    ratio: '3/2',
  },
  news: { component: 'news/NewsDetail', sizes: '(min-width: 60em) 880px, 100vw', ratio: '16/9' },
  press: { component: 'press/PressDetail', sizes: '(min-width: 60em) 560px, 100vw', ratio: '3/2' },
  pressImage: {
    component: 'press/PressImages',
    sizes: '(min-width: 64em) 380px, (min-width: 35em) 50vw, 100vw',
    ratio: '3/2',
  },
  report: {
    component: 'reports/ReportViewerPlace',
    sizes: '(min-width: 62.5em) 960px, 100vw',
    ratio: '16/9',
  },
  sustainabilityReport: {
    component: 'sustainability/ReportSlide',
    sizes: '(min-width: 75em) 380px, (min-width: 48em) 33vw, 100vw',
    ratio: '1/1',
  },
  institutional: {
    component: 'ui/PhotoCarousel',
    sizes: '(min-width: 75em) 1200px, 100vw',
    ratio: '16/9',
  },
  program: {
    component: 'programs/ProgramDetail',
    sizes: '(min-width: 75em) 560px, (min-width: 60em) 48vw, 100vw',
    ratio: '16/9',
  },
  responsibility: {
    component: 'programs/ResponsibilityIntro',
    sizes: '(min-width: 75em) 680px, (min-width: 60em) 56vw, 100vw',
    ratio: '16/9',
  },
  faq: { component: 'faq/FaqAnswer', sizes: '200', ratio: '1/1' },
  job: { component: 'jobs/JobLinkPicture', sizes: '(min-width: 60em) 400px, 100vw', ratio: '3/2' },
  wide: { component: 'ui/WidePicture', sizes: '100vw', ratio: '16/9', isContained: true },
} as const satisfies Record<Exclude<Place, 'html' | 'icon'>, PlaceFacts>;

/** The width of a common screen, for pictures over all of it. */
const SCREEN = 1440;

/** Pixels of a place on a common screen; undefined where the picture gives the size itself. */
export function frameOf(place: Place): { width: number; height?: number } | undefined {
  if (place === 'html' || place === 'icon') return undefined;
  const { sizes, ratio, ...facts }: PlaceFacts = places[place];
  const pixels = /(?:^|\) )(\d+)(?:px)?(?:,|$)/.exec(sizes)?.[1];
  const width = pixels === undefined ? SCREEN : Number(pixels);
  const [across = 1, down = 1] = ratio.split('/').map(Number);
  return facts.isContained ? { width } : { width, height: Math.round((width * down) / across) };
}
