import type { Place } from '@/lib/features/content-types/shown';

/**
 * The component that shows the picture, the ratio of its frame, how wide it is as the component says
 * it (a `sizes` attribute, or pixels: the test compares them), and whether it is shown whole, not cut.
 */
type Shown = readonly [component: string, ratio: string, sizes: string, isWhole?: true];

/** Where the site shows pictures. */
export const places: Readonly<Record<Exclude<Place, 'html' | 'icon'>, Shown>> = {
  hero: ['home/Hero', '16/9', '100vw'],
  indicator: ['home/Indicators', '1/1', '(min-width: 62em) 270px, (min-width: 36em) 45vw, 128px'],
  logo: ['ui/ClientsSlider', '3/2', '240px', true],
  testimonial: ['home/Testimonials', '1/1', '160'],
  line: ['lines/LineIntro', '16/9', '(min-width: 75em) 776px, (min-width: 62em) 62vw, 100vw'],
  service: [
    'lines/ServiceTypes',
    '16/9',
    '(min-width: 75em) 770px, (min-width: 56.25em) 62vw, 100vw',
  ],
  quote: ['quote/TilePicture', '4/3', '(min-width: 75em) 280px, (min-width: 40em) 30vw, 46vw'],
  branch: ['branches/BranchIntro', '16/9', '(min-width: 75em) 1200px, 100vw'],
  zone: [
    'branches/BranchZoneList',
    '16/9',
    '(min-width: 75em) 740px, (min-width: 56.25em) 60vw, 100vw',
  ],
  newsCard: ['news/NewsCard', '3/2', '(min-width: 48em) 600px, 100vw'],
  news: ['news/NewsDetail', '16/9', '(min-width: 60em) 880px, 100vw'],
  press: ['press/PressDetail', '3/2', '(min-width: 60em) 560px, 100vw'],
  pressImage: [
    'press/PressImages',
    '3/2',
    '(min-width: 64em) 380px, (min-width: 35em) 50vw, 100vw',
  ],
  report: ['reports/ReportViewerPlace', '16/9', '(min-width: 62.5em) 960px, 100vw'],
  sustainabilityReport: [
    'sustainability/ReportSlide',
    '1/1',
    '(min-width: 75em) 380px, (min-width: 48em) 33vw, 100vw',
  ],
  institutional: ['ui/PhotoCarousel', '16/9', '(min-width: 75em) 1200px, 100vw'],
  program: [
    'programs/ProgramDetail',
    '16/9',
    '(min-width: 75em) 560px, (min-width: 60em) 48vw, 100vw',
  ],
  responsibility: [
    'programs/ResponsibilityIntro',
    '16/9',
    '(min-width: 75em) 680px, (min-width: 60em) 56vw, 100vw',
  ],
  faq: ['faq/FaqAnswer', '1/1', '200'],
  job: ['jobs/JobLinkPicture', '3/2', '(min-width: 60em) 400px, 100vw'],
  wide: ['ui/WidePicture', '16/9', '100vw', true],
};

/** The width of a common screen, for pictures over all of it. */
const SCREEN = 1440;

/** Pixels of a place on a common screen; undefined where the picture gives the size itself. */
export function frameOf(place: Place): { width: number; height?: number } | undefined {
  if (place === 'html' || place === 'icon') return undefined;
  const [, ratio, sizes, isWhole] = places[place];
  const pixels = /(?:^|\) )(\d+)(?:px)?(?:,|$)/.exec(sizes)?.[1];
  const width = pixels === undefined ? SCREEN : Number(pixels);
  const [across = 1, down = 1] = ratio.split('/').map(Number);
  return isWhole ? { width } : { width, height: Math.round((width * down) / across) };
}
