/**
 * Returns the processor time of the work in ms, without other processes. Limits are a hundred times the usual
 * value, which only quadratic growth exceeds on any machine.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
