/**
 * Milliseconds of the processor, without those of other processes. Limits are a hundred times what is usual: what
 * grows with the square of its input exceeds them on any machine.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
