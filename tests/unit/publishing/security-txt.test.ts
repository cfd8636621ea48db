import { securityTxt } from '@/lib/publishing/security-txt';

test('security.txt has the fields of RFC 9116 and ends 30 days from now', () => {
  const contact = { securityEmail: 'avisos@x.example', siteUrl: 'https://www.x.example' };
  expect(securityTxt(contact, new Date('2026-11-21T12:00:00Z'))).toBe(
    [
      'Contact: mailto:avisos@x.example',
      'Expires: 2026-12-21T12:00:00.000Z',
      'Preferred-Languages: es, en',
      'Canonical: https://www.x.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
