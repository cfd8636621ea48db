// First: the site's modules would make the stores.
import './small-stores';
import { addressesOf } from './addresses';
import type { Content } from './content';
import { FILE_CALL, submissionCalls } from './contract-calls';
import { impactOf } from './impact';
import { editorialFindings } from './editorial';
import { deadExternalLinks } from './editorial/rules/links';
import { createAsker } from './reading/asker';
import { collectReads } from './reading/collector';
import { citySample, detailSamples, noDetails } from './reading/details';
import { checkLink } from './reading/external';
import { readFileContents } from './reading/file-contents';
import { fileSamples } from './reading/files';
import { readLists } from './reading/lists';
import type { Lookup } from './reading/lookups';
import { leftOutLines, runSamples, type LeftOut, type Sample } from './reading/samples';
import { sendTests } from './reading/test-submissions';
import type { DoctorReport } from './report';
import { serviceSentences } from '@/tools/doctor/service-sentences';
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

const isSubmission = (name: string) =>
  Object.values(submissionCalls).some((call) => call.name === name);

function reasonUntried(isStopped: boolean, sendsTests: boolean) {
  return (name: string): string => {
    if (isStopped) return 'El servicio no contesta.';
    if (!isSubmission(name)) {
      return name === FILE_CALL
        ? 'Ningún registro nombra un archivo, o no alcanzaron las llamadas.'
        : 'Ningún registro con el cual pedirla, o no alcanzaron las llamadas.';
    }
    return sendsTests ? 'Ninguna ciudad con cobertura.' : 'Solo se envía con --send-test.';
  };
}

/** What an editor can mend. */
async function findingsOf(content: Content, taken: Date, asksOthers: boolean) {
  const external = asksOthers ? await deadExternalLinks(content, checkLink) : [];
  return [...external, ...editorialFindings(content, taken)];
}

/** Examines the gateway that the environment names. */
export async function examine(options: Examination): Promise<DoctorReport> {
  const { gateway, calls, sendsTests, asksOthers } = options;
  const taken = new Date().toISOString();
  const collector = collectReads();
  const asker = createAsker();
  const reserved = sendsTests ? Object.keys(submissionCalls).length : 0;
  const left = () => calls - reserved - collector.requests();
  const details = noDetails();
  const lookups: Lookup[] = [];
  const files: Content['files'] = new Map();
  const leftOut: LeftOut[] = [];

  const lists = await readLists(asker, Math.max(1, Math.floor(calls / 4)));
  const run = async (samples: readonly Sample[], budget: number) =>
    leftOut.push(...(await runSamples(samples, budget, asker)));
  await run([citySample(lists, details)], left() / 6);
  await run(detailSamples(lists, details, lookups), left() * 0.7);
  await run(fileSamples(collector, lists, details, files), left() / 3);
  const content: Content = { ...lists, ...details, files };
  const looked = await readFileContents(content, asker.isStopped() ? 0 : left());
  const canSend = sendsTests && !asker.isStopped();
  if (canSend) await sendTests(content, collector);
  asker.close();
  collector.close();

  const isStopped = asker.isStopped();
  const reports = collector.reports(reasonUntried(isStopped, sendsTests));
  const impact = impactOf({
    content,
    lookups,
    trees: collector.trees,
    fileGroups: collector.fileGroups,
    firstPress: lists.firstPress,
    isStopped,
    calls: reports,
  });
  const editorial = isStopped ? [] : await findingsOf(content, new Date(taken), asksOthers);
  const verdict = verdictOf({ calls: reports, impact, isStopped });
  return {
    version: 2,
    taken,
    gateway,
    verdict,
    summary: summaryOf(verdict, reports, impact),
    calls: reports,
    impact,
    editorial,
    service: isStopped ? [] : serviceSentences(content),
    addresses: addressesOf(content),
    extent: {
      requests: collector.requests() + looked.requests,
      records: collector.records(),
      leftOut: [
        ...(lists.isPressWhole ? [] : ['Páginas de la sala de prensa']),
        ...leftOutLines(leftOut),
        ...looked.leftOut,
      ],
    },
  };
}
