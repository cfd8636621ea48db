/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { completeHeaders } from '@/lib/server/http/final-headers';

const response = () => new ServerResponse(new IncomingMessage(new Socket()));

test('of two policies the last is sent, of two locations one', () => {
  const sent = response();
  sent.setHeader('content-security-policy', ["script-src 'self'", "script-src 'none'"]);
  sent.setHeader('location', ['/x', '/x']);
  completeHeaders('/', sent);
  expect(sent.getHeader('content-security-policy')).toBe("script-src 'none'");
  expect(sent.getHeader('location')).toBe('/x');
});

test('a missing build file is kept by nobody, another missing page as it says', () => {
  for (const [path, expected] of [
    ['/_next/static/chunks/x.js', 'no-store'],
    ['/x', 's-maxage=30'],
  ] as const) {
    const sent = response();
    sent.statusCode = 404;
    sent.setHeader('cache-control', 's-maxage=30');
    completeHeaders(path, sent);
    expect(sent.getHeader('cache-control')).toBe(expected);
  }
});
