/** Runs once when a server process starts: a malformed environment stops the start here. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  try {
    await import('@/lib/config');
  } catch (error) {
    // Next would go on serving errors; one sentence and a stop help whoever starts the site.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
