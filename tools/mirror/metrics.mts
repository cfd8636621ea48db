// For the textfile collector of Prometheus' node_exporter.
import { replaceFile, type Summary } from './snapshot.mts';

/** Says in a file that the mirror was made, replacing the file at once. */
export async function writeMetrics(file: string, { pages }: Summary, now: Date): Promise<void> {
  const lines = [
    '# HELP mirror_last_success_timestamp_seconds When the last snapshot was completed.',
    '# TYPE mirror_last_success_timestamp_seconds gauge',
    `mirror_last_success_timestamp_seconds ${Math.floor(now.getTime() / 1_000)}`,
    '# HELP mirror_pages Pages in that snapshot.',
    '# TYPE mirror_pages gauge',
    `mirror_pages ${pages}`,
  ];
  await replaceFile(file, `${lines.join('\n')}\n`);
}
