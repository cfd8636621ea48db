import 'server-only';
import { exceptionsFrom } from '@/lib/features/collection/occurrences';
import { readZoneCollection } from '@/lib/features/collection/zone-collection';
import { changeTexts } from '@/lib/features/zone-sheet/changes';
import { readBranchPage } from '@/lib/features/branches/page';
import { getAnnualReport } from '@/lib/content/gateway/annual-reports';
import { findPrivacyPage } from '@/lib/features/privacy/find-notice';
import { findProgram } from '@/lib/features/programs/find-program';
import { getCarousel } from '@/lib/content/gateway/home';
import { getInstitutionalPage } from '@/lib/content/gateway/institutional';
import { getJobBoard } from '@/lib/content/gateway/job-board';
import { getResponsibilityContent, getStrategyContent } from '@/lib/content/gateway/programs';
import { found, mapResult, missing, type Result } from '@/lib/content/gateway/result';
import { getSustainabilityContent } from '@/lib/content/gateway/sustainability';
import { findLine, firstServicesLine } from '@/lib/features/lines/page';
import { linePhotos } from '@/lib/features/page/photos';
import { findPost } from '@/lib/features/news/find-post';
import { findPressItem } from '@/lib/features/press/cards';
import { programPhotos } from '@/lib/features/programs/pictures';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { zoneTimes, type ZoneTimes } from '@/lib/features/zone-sheet/times';
import { sortMedia } from '@/lib/features/sustainability/media';
import { ownValue } from '@/lib/util/own-value';

/** What a page's share picture shows: its own picture or, where it has none, its title. */
export interface OgImageSubject {
  title: string;
  /** File key; '' for none. */
  picture: string;
  /** Drawn in the place of both: a zone with its days. */
  zone?: ZoneCard;
}

export interface ZoneCard extends ZoneTimes {
  branch: string;
  /** The dates of the next weeks that are not as in other weeks; '' without any. */
  change: string;
}

type Finder = (name: string) => Promise<Result<OgImageSubject>>;

/** By the first segment of the page's path; the name is the second. */
const records: Readonly<Record<string, Finder>> = {
  nuestra_empresa: async (name) =>
    mapResult(await getInstitutionalPage(name), ({ element, photo }) => ({
      title: element,
      picture: photo[0]?.name_image ?? '',
    })),
  Blog_Detalle: async (name) =>
    mapResult(await findPost(name), (post) => ({
      title: post.title_publication,
      picture: post.name_cover_image || (post.lstblog_photos[0]?.name_photo ?? ''),
    })),
  detalle_prensa: async (name) =>
    mapResult(await findPressItem(name), (item) => ({
      title: item.title,
      picture: item.name_image,
    })),
  verReporte_anual: async (name) =>
    mapResult(await getAnnualReport(name), (report) => ({
      title: report.report_name,
      picture: report.name_cover_image,
    })),
  resp_detalle: async (name) =>
    mapResult(await findProgram(name), (program) => ({
      title: program.program_name,
      picture: programPhotos(program)[0]?.file ?? '',
    })),
  detalle_linea: async (name) =>
    mapResult(await findLine(name), (line) => ({
      title: line.name,
      picture: line.name_cover_image || (linePhotos(line)[0]?.file ?? ''),
    })),
  sucursales: async (name) =>
    mapResult(await readBranchPage(name), ({ branch }) => ({
      title: `Sucursal ${branch.name}`,
      picture: branch.name_image,
    })),
  aviso_privacidad: async (name) =>
    mapResult(await findPrivacyPage(name), ({ selected }) => ({
      title: selected?.name ?? fixedPages.privacy.title,
      picture: '',
    })),
};

const fixedPictures: Readonly<Record<string, () => Promise<Result<string>>>> = {
  [fixedPages.home.path]: async () =>
    mapResult(await getCarousel(), (slides) => slides[0]?.name_image ?? ''),
  [fixedPages.services.path]: async () =>
    mapResult(await firstServicesLine(), (line) => line.name_cover_image),
  [fixedPages.socialResponsibility.path]: async () =>
    mapResult(await getResponsibilityContent(), ({ photos }) => photos[0]?.name_image ?? ''),
  [fixedPages.socialStructure.path]: async () =>
    mapResult(await getStrategyContent(), ({ photos }) => photos[0]?.name_image ?? ''),
  [fixedPages.sustainability.path]: async () =>
    mapResult(await getSustainabilityContent(), ({ media }) => sortMedia(media).banner),
  [fixedPages.jobBoard.path]: async () =>
    mapResult(await getJobBoard(), (board) => board.background_image),
};

async function fixedSubject(path: string): Promise<Result<OgImageSubject>> {
  const page = Object.values(fixedPages).find((candidate) => candidate.path === path);
  if (!page) return missing;
  const picture = await ownValue(fixedPictures, path)?.();
  // Fixed pages exist without their records, and so do their og:images.
  if (picture?.status === 'unavailable') return picture;
  return found({ title: page.title, picture: picture?.status === 'found' ? picture.value : '' });
}

async function zoneSubject(name: string, zoneName: string): Promise<Result<OgImageSubject>> {
  const page = await readBranchPage(name, zoneName);
  if (page.status !== 'found') return page;
  const { branch, selected } = page.value;
  if (selected === undefined) return missing;
  const dates = await readZoneCollection(branch, selected);
  const change = dates
    ? changeTexts({ ...dates, exceptions: exceptionsFrom(dates, dates.asOf) }).join(' ')
    : '';
  const zone = { ...zoneTimes(selected), branch: branch.name, change };
  return found({ title: selected.title, picture: '', zone });
}

/** The subject of a page's og:image, by its path from `readSharePath`. */
export async function ogImageSubject(
  sharePath: readonly string[],
): Promise<Result<OgImageSubject>> {
  const [first = '', name, zone] = sharePath;
  if (name !== undefined && zone !== undefined) {
    return first === 'sucursales' ? zoneSubject(name, zone) : missing;
  }
  if (name !== undefined) return (await ownValue(records, first)?.(name)) ?? missing;
  const path = `/${first}`;
  return fixedSubject(path === '/inicio' ? routes.home() : path);
}
