/** Runs once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkEnvironment } = await import('@/lib/start');
    await checkEnvironment();
    const { joinRepeatedSlashes } = await import('@/lib/repeated-slashes');
    joinRepeatedSlashes();
  }
}
