/**
 * What each outage rings: two instances under visitors and a real Prometheus with the alert rules of
 * deploy/prometheus/, for which two seconds are a minute. Exactly the expected alerts must fire.
 */
import { each } from '@/tests/support/load';
import { note, verdict } from '@/tools/verdict';
import { play } from './support/alarm-stage';
import { situations, situationsOfDisks } from './support/alarm-situations';
import { canMount } from './support/full-disk';

/** Each is idle for most of its time. */
const AT_A_TIME = 3;

const listed = (alerts: readonly string[]) => (alerts.length > 0 ? alerts.join(', ') : 'none');

/** @param only a part of the names of the situations that are played. */
export async function alarms(only: string): Promise<void> {
  const all = [...situations, ...(canMount ? situationsOfDisks : [])];
  if (!canMount) note('full disks are left out, a disk of its own takes root');
  const played = all.filter(({ name }) => name.includes(only));
  await each(played, AT_A_TIME, async (situation) => {
    const { name, alerts } = situation;
    const fired = await play(situation);
    const holds = fired.join() === alerts.toSorted().join();
    verdict(holds, `${name}: ${listed(fired)}`, [`expected: ${listed(alerts)}`]);
  });
}
