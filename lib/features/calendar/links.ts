/** Ways to put a calendar into an app, as hrefs. */
export interface CalendarLinks {
  /** Opens the calendar app of a phone or computer, which subscribes. */
  subscribe: string;
  google: string;
  outlook: string;
}

/** @param url of the calendar, absolute. @param name shown in the app. */
export function calendarLinks(url: string, name: string): CalendarLinks {
  const subscribe = url.replace(/^https?:/, 'webcal:');
  const google = new URLSearchParams({ cid: subscribe });
  const outlook = new URLSearchParams({ url, name });
  return {
    subscribe,
    google: `https://calendar.google.com/calendar/r?${google}`,
    // Outlook shows a plus sign as it is.
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${String(outlook).replaceAll('+', '%20')}`,
  };
}
