// First: the site's modules would make the stores.
import './small-stores';
import { addressesOf } from './addresses';
import { noDetails, type Content } from './content';
import { submissionCalls } from './contract-calls';
import { editorialFindings } from './editorial';
import { deadExternalLinks } from './editorial/rules/links';
import { deadGatewayImpact, impactOf } from './impact';
import { createAsker, createSampler } from './reading/asker';
import { collectReads } from './reading/calls';
import { citySamples, detailSamples } from './reading/details';
import { fileSample } from './reading/files';
import { readLists } from './reading/lists';
import { sendTests } from './reading/test-submissions';
import type { CallReport, DoctorReport } from './report';
import { serviceSentences } from './site/service-sentences';
import { summaryOf, verdictOf } from './verdict';

export interface Examination {
  /** Scheme, host and port. */
  gateway: string;
  /** How many requests at most; lists are read in any case. */
  calls: number;
  sendsTests: boolean;
  /** Whether pages of other sites are asked for, once each. */
  asksOthers: boolean;
}

const UNTRIED: Partial<Record<CallReport['kind'], string>> = {
  file: 'Ningún registro nombra un archivo, o no alcanzaron las llamadas.',
  submission: 'Solo se envía con --send-test.',
};

/** Examines the gateway that the environment names. */
export async function examine({ gateway, calls, sendsTests, asksOthers }: Examination) {
  const taken = new Date().toISOString();
  const collector = collectReads();
  const asker = createAsker();
  const reserved = sendsTests ? submissionCalls.length : 0;
  const left = () => calls - reserved - collector.sum('requests');
  const { run, leftOut } = createSampler(asker);

  const { isPressWhole, ...lists } = await readLists(asker, Math.max(1, Math.floor(calls / 4)));
  const details = noDetails();
  const content: Content = {
    ...lists,
    ...details,
    trees: collector.trees,
    ...{ coverage: [], lookups: [], files: new Map() },
  };
  await run(citySamples(content, details), left() / 6);
  await run(detailSamples(content, details), left() * 0.7);
  await run([fileSample(content, collector, left)], left() / 2);
  if (sendsTests && !asker.isStopped()) await sendTests(content, collector);
  asker.close();
  collector.close();

  const isStopped = asker.isStopped();
  const reports = collector.reports((kind) => {
    if (isStopped) return 'El servicio no contesta.';
    if (sendsTests && kind === 'submission') return 'Ninguna ciudad con cobertura.';
    return UNTRIED[kind] ?? 'Ningún registro con el cual pedirla, o no alcanzaron las llamadas.';
  });
  const impact = isStopped ? [deadGatewayImpact(reports)] : impactOf(content, reports);
  const external = asksOthers && !isStopped ? await deadExternalLinks(content) : [];
  const verdict = verdictOf({ calls: reports, impact, isStopped });
  return {
    version: 2,
    taken,
    gateway,
    verdict,
    summary: summaryOf(verdict, reports, impact),
    calls: reports,
    impact,
    editorial: isStopped ? [] : [...external, ...editorialFindings(content, new Date(taken))],
    service: isStopped ? [] : serviceSentences(content),
    addresses: addressesOf(content),
    extent: {
      requests: collector.sum('requests'),
      records: collector.sum('records'),
      leftOut: [
        ...(isPressWhole ? [] : ['Páginas de la sala de prensa']),
        ...[...leftOut].map(([label, { asked, of }]) => `${label}: ${asked} de ${of}`),
      ],
    },
  } satisfies DoctorReport;
}
