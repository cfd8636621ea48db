import { readFileSync } from 'node:fs';
import { TYPED_FOLDERS } from '@/lib/server/routing/typed-paths.mts';

const config = readFileSync('deploy/nginx/nginx.conf', 'utf8');
const [, format = ''] = /log_format site ([^;]+);/.exec(config) ?? [];
const [, pattern = '', value = ''] =
  /map \$uri \$logged_uri \{\s+default \$uri;\s+"~\*([^"]+)" "([^"]+)";\s+\}/.exec(config) ?? [];

/** As nginx: `$uri` is decoded, and named groups become variables. */
const logged = (uri: string) => {
  const shown = new RegExp(pattern, 'i').exec(uri)?.groups?.shown;
  return shown === undefined ? uri : value.replace('$shown', shown);
};

test('the log of the edge names paths as they may be logged, and nobody', () => {
  expect(format.match(/\$\w+/g)).toEqual([
    ...['$time_iso8601', '$status', '$request_method', '$logged_uri', '$upstream_cache_status'],
    ...['$request_time', '$upstream_status', '$upstream_addr'],
  ]);
});

test.each(TYPED_FOLDERS)('what was typed below %s is masked', (folder) => {
  expect(logged(`${folder}mi calle 9/dos/1`)).toBe(`${folder}*`);
  expect(logged(`${folder}\nuno`)).toBe(`${folder}*`);
  expect(logged(folder.toUpperCase() + 'uno')).toBe(`${folder.toUpperCase()}*`);
});

test.each(['/', '/busqueda/resultados', '/sucursales/campeche/centro', '/blog/folio/uno'])(
  '%s is logged as it is',
  (uri) => expect(logged(uri)).toBe(uri),
);
