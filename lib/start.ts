/** Loads the configuration; a malformed value ends the process with one sentence that names it. */
export async function checkEnvironment(): Promise<void> {
  try {
    await import('@/lib/config');
  } catch (error) {
    // Next would go on serving errors; a stop helps whoever starts the site.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
