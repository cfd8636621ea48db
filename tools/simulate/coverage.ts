import { readFileSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The code of the lead's way. */
const COVERED = /^(?:\.\.\/)*lib\/(?:features\/(?:leads|submissions)|server\/database)\//;

/** Counts blocks of code from now on; the function it returns says which of the lead's were never run. */
export async function startCoverage(url: string): Promise<() => Promise<string[]>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    session.disconnect();
    const script = result.find((one) => one.url === url);
    return script ? unreached(script, fileURLToPath(url)) : [];
  };
}

function unreached({ functions }: Profiler.ScriptCoverage, file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1))
    starts.push(at + 1);
  const placeOf = (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset);
    const entry = map.findEntry(line, offset - (starts[line] ?? 0));
    return 'originalSource' in entry ? entry : undefined;
  };
  const lines = new Map<string, string>();
  for (const { ranges, functionName } of functions)
    for (const { startOffset, endOffset, count } of ranges) {
      const text = source.slice(startOffset, endOffset).trim();
      const place = count === 0 ? placeOf(startOffset) : undefined;
      const path = place?.originalSource.replace(/^.*?lib\//, 'lib/') ?? '';
      if (!place || !COVERED.test(path)) continue;
      const where = `${path}:${place.originalLine + 1}`;
      const what = text.replaceAll(/\s+/g, ' ').slice(0, 90);
      lines.set(where, `never run: ${where} ${functionName}: ${what}`);
    }
  return [...lines.values()].toSorted();
}
