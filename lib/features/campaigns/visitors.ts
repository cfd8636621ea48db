import 'server-only';
import { isbot } from 'isbot';

/** Whether this user agent is a person's browser, as far as it says. Never logged or stored. */
export const isPerson = (userAgent: string | null | undefined): boolean =>
  Boolean(userAgent) && !isbot(userAgent);
