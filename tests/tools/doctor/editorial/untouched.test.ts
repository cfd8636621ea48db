import { handleGatewayRequest } from '@/lib/content/embedded-gateway/gateway';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { editorialFindings } from '@/tools/doctor/editorial/index';
import { namedFiles } from '@/tools/doctor/editorial/records';
import { readFileFacts } from '@/tests/support/file-facts';
import { readContent } from '@/tests/support/doctor-content';

const FILE_CALL = 'http://embedded.invalid/azure-storage/api/blob/download/?file=';

test('the embedded content, with its files, has nothing to mend but zones without weekly days', async () => {
  const content = await readContent();
  content.files = await readFileFacts(namedFiles(content), (name, init) =>
    handleGatewayRequest(new Request(FILE_CALL + encodeURIComponent(name), init)),
  );
  expect(content.files.size).toBeGreaterThan(200);
  const statuses = [...content.files.values()].map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(['found']));
  const found = editorialFindings(content, new Date('2026-11-23T12:00:00Z'));
  expect(new Set(found.map(({ rule, what }) => `${rule}: ${what}`))).toEqual(
    new Set(
      [
        'Cada tercer día',
        'Dos veces por semana',
        'Por evento, a solicitud de cada planta',
        'Quincenal, previo aviso',
        'Según programación con cada empresa',
      ].map((text) => `zone-unread: No se pueden leer las fechas de «${text}».`),
    ),
  );
});

test('a section of the menu that only opens its groups has no link to mend', async () => {
  const content = await readContent();
  const [first, second] = listOrEmpty(content.sections);
  Object.assign(first ?? {}, { section_url: '#' });
  Object.assign(second ?? {}, { section_url: '#', head: [] });
  const dead = editorialFindings(content).filter(({ rule }) => rule === 'link-dead');
  expect(dead.map(({ record }) => record.title)).toEqual([second?.section_name]);
});
