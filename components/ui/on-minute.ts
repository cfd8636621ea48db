const MINUTE_MS = 60_000;
/** The longest timer. Timers stop while a device sleeps, so a longer one could be later. */
const LONGEST_WAIT_MS = 30_000;

/** Calls back at once, shortly after each full minute, and when the page is shown again. */
export function onMinute(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    callBack();
    const untilMinute = MINUTE_MS - (Date.now() % MINUTE_MS);
    timer = setTimeout(tick, Math.min(untilMinute, LONGEST_WAIT_MS));
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('pageshow', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('pageshow', tick);
  };
}
