const day = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeZone: 'America/Mexico_City',
});

/** The date in Mexico City, `YYYY-MM-DD`. */
export function mexicoDay(now: Date): string {
  return day.format(now);
}
