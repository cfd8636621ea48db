import type { Place } from '@/lib/features/content-types/shown';

/** The width of a common screen. */
const SCREEN = 1440;

/**
 * The component that shows the picture, the ratio of its frame, how many pixels wide it is on a common
 * screen (the test compares its `sizes`), and whether it is shown whole, not cut.
 */
type Frame = readonly [component: string, ratio: string, width: number, isWhole?: true];

/** Where the site shows pictures. */
export const places: Readonly<Record<Exclude<Place, 'html' | 'icon'>, Frame>> = {
  hero: ['home/Hero', '16/9', SCREEN],
  indicator: ['home/Indicators', '1/1', 270],
  logo: ['ui/ClientsSlider', '3/2', 240, true],
  testimonial: ['home/Testimonials', '1/1', 160],
  line: ['lines/LineBody', '16/9', 776],
  service: ['lines/ServiceTypes', '16/9', 770],
  quote: ['quote/Tiles', '4/3', 280],
  branch: ['branches/BranchDetail', '16/9', 1200],
  zone: ['branches/BranchZoneList', '16/9', 740],
  newsCard: ['news/NewsBrowser', '3/2', 600],
  news: ['news/NewsDetail', '16/9', 880],
  press: ['press/PressDetail', '3/2', 560],
  pressImage: ['press/PressDownloads', '3/2', 380],
  report: ['reports/ReportViewerPlace', '16/9', 960],
  sustainabilityReport: ['sustainability/ReportFinder', '1/1', 380],
  institutional: ['ui/PhotoCarousel', '16/9', 1200],
  program: ['programs/ProgramDetail', '16/9', 560],
  responsibility: ['programs/ResponsibilityIntro', '16/9', 680],
  faq: ['faq/FaqGroupers', '1/1', 200],
  job: ['jobs/JobColumns', '3/2', 400],
  wide: ['ui/WidePicture', '16/9', SCREEN, true],
};

/** Pixels of a place on a common screen; undefined where the picture gives the size itself. */
export function frameOf(place: Place): { width: number; height?: number } | undefined {
  if (place === 'html' || place === 'icon') return undefined;
  const [, ratio, width, isWhole] = places[place];
  const [across = 1, down = 1] = ratio.split('/').map(Number);
  return isWhole ? { width } : { width, height: Math.round((width * down) / across) };
}
