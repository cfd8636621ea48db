import { asSent, message } from '@/tests/support/submission-payloads';

/** Sends a contact message like a browser, from an address that a proxy names. */
export const sendMessage = (url: string, submission: string, address: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address },
    body: asSent({ ...message, submission }),
  });
