import { readFileSync } from 'node:fs';
import { TYPED_FOLDERS } from '@/lib/server/routing/typed-paths.mts';

const config = readFileSync('deploy/nginx/nginx.conf', 'utf8');

describe('the log of the edge', () => {
  const [, format = ''] = /log_format site ([^;]+);/.exec(config) ?? [];
  const [, pattern = '', value = ''] =
    /map \$uri \$logged_uri \{\s+default \$uri;\s+"~\*([^"]+)" "([^"]+)";\s+\}/.exec(config) ?? [];

  /** Logs a path like nginx, which decodes `$uri` and makes variables of named groups. */
  const logged = (uri: string) => {
    const shown = new RegExp(pattern, 'i').exec(uri)?.groups?.shown;
    return shown === undefined ? uri : value.replace('$shown', shown);
  };

  test('contains no visitor and no query', () => {
    expect(format.match(/\$\w+/g)).toEqual([
      ...['$time_iso8601', '$status', '$request_method', '$logged_uri', '$upstream_cache_status'],
      ...['$request_time', '$upstream_status', '$upstream_addr'],
    ]);
  });

  test.each(TYPED_FOLDERS)("masks a visitor's input below %s", (folder) => {
    expect(logged(`${folder}mi calle 9/dos/1`)).toBe(`${folder}*`);
    expect(logged(`${folder}\nuno`)).toBe(`${folder}*`);
    expect(logged(folder.toUpperCase() + 'uno')).toBe(`${folder.toUpperCase()}*`);
  });

  test.each(['/', '/sucursales/campeche/centro', '/contactanos/gracias'])(
    'contains %s unchanged',
    (uri) => expect(logged(uri)).toBe(uri),
  );
});

test('a response without a policy loads nothing, and a PDF is only kept out of frames', () => {
  const mapOf = (name: string) =>
    new RegExp(`map \\$(\\w+) \\$${name} \\{([^}]+)\\}`).exec(config)?.slice(1) ?? [];
  const [of, policies = ''] = mapOf('missing_policy');
  expect(of).toBe('upstream_http_content_type');
  expect(policies).toContain(`default "default-src 'none'; frame-ancestors 'none'";`);
  expect(policies).toContain(`~^application/pdf "frame-ancestors 'none'";`);
  const [given, own = ''] = mapOf('own_policy');
  expect(given).toBe('upstream_http_content_security_policy');
  expect(own).toContain('"" $missing_policy;');
});
