import { found, missing } from '@/lib/content/gateway/result';
import { ogImageSubject, readSharePath } from '@/lib/publishing/share/subject';
import { routes } from '@/lib/server/routing/routes';

const subjectOf = async (path: string) =>
  ogImageSubject(readSharePath(routes.sharePicture(path)) ?? []);

test.each([
  ['/', 'Recolección y valorización de residuos en México'],
  ['/servicios', 'Servicios de recolección y manejo de residuos'],
  ['/bolsadetrabajo', 'Bolsa de trabajo'],
  ['/sucursales/campeche', 'Sucursal Campeche'],
])('%s has its title and a picture', async (path, title) => {
  const picture = expect.stringMatching(/\w/);
  expect(await subjectOf(path)).toEqual(found({ path, title, picture, lines: [] }));
});

test('a fixed page without records has only its title', async () => {
  const path = '/vacantes';
  expect(await subjectOf(path)).toEqual(found({ path, title: 'Vacantes', picture: '', lines: [] }));
});

test('a zone has its days instead of a picture', async () => {
  expect(await subjectOf('/sucursales/campeche/san-roman')).toMatchObject({
    value: {
      title: 'San Román',
      picture: '',
      lines: expect.arrayContaining(['Recolección, Campeche']),
    },
  });
});

test.each(['/sucursales/nada', '/sucursales/campeche/nada', '/Blog_Detalle/nada', '/nada/nada'])(
  '%s has no subject',
  async (path) => expect(await subjectOf(path)).toEqual(missing),
);
