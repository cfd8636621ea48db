import { readFileSync } from 'node:fs';

const config = readFileSync('deploy/nginx/nginx.conf', 'utf8');
const mapOf = (name: string) =>
  new RegExp(`map \\$(\\w+) \\$${name} \\{([^}]+)\\}`).exec(config)?.slice(1) ?? [];

test('what comes without a policy loads nothing; a PDF is only in no frame', () => {
  const [of, policies = ''] = mapOf('missing_policy');
  expect(of).toBe('upstream_http_content_type');
  expect(policies).toContain(`default "default-src 'none'; frame-ancestors 'none'";`);
  // The browser's reader needs scripts and styles.
  expect(policies).toContain(`~^application/pdf "frame-ancestors 'none'";`);
  const [given, own = ''] = mapOf('own_policy');
  expect(given).toBe('upstream_http_content_security_policy');
  expect(own).toContain('"" $missing_policy;');
});
