/** Runs once when a server process starts: a malformed environment stops the start here. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('@/lib/config');
}
