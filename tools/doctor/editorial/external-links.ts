import type { Content } from '@/tools/doctor/content';
import type { EditorialFinding } from '@/tools/doctor/report';
import { finding, quoted } from '@/tools/doctor/editorial/finding';
import { shownRecords } from '@/tools/doctor/editorial/records/all';
import type { ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import { linksOf, type Link } from '@/tools/doctor/editorial/rules/links';
import { linkTargetsOf } from '@/tools/doctor/editorial/site/link-targets';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';

/** Asks another site for a page: `unsure` where it does not answer, or not to programs. */
export type LinkCheck = (url: string) => Promise<'there' | 'gone' | 'unsure'>;

const CONCURRENCY = 4;

interface Use {
  record: ShownRecord;
  link: Link;
}

/** Links to other sites, by address without its fragment. */
function externalLinks(content: Content): Map<string, Use[]> {
  const targetOf = linkTargetsOf(content);
  const uses = shownRecords(content).flatMap((record) =>
    linksOf(record).map((link) => ({ record, link })),
  );
  return Map.groupBy(
    uses.filter(({ record, link }) => targetOf(link.href, record.path) === 'elsewhere'),
    ({ link }) => link.href.trim().replace(/#.*$/, '').replace(/^\/\//, 'https://'),
  );
}

/** Links to pages of other sites that are gone; each address is asked for once. */
export async function deadExternalLinks(
  content: Content,
  check: LinkCheck,
): Promise<EditorialFinding[]> {
  const byUrl = [...externalLinks(content)];
  const found = await mapWithConcurrency(byUrl, CONCURRENCY, async ([url, uses]) => {
    const state = await check(url).catch(() => 'unsure' as const);
    return state === 'gone' ? uses : [];
  });
  return found.flat().map(({ record, link }) =>
    finding('external-link-dead', record, link.field, {
      what: `El enlace ${quoted(link.text || link.href)} lleva a ${link.href}, una página de otro sitio que ya no existe.`,
      why: 'Quien pulsa el enlace ve un error y piensa que el sitio está descuidado.',
      fix: 'Busque la página en ese sitio y ponga su nueva dirección, o quite el enlace.',
    }),
  );
}
