import { editorialFindings } from '@/tools/doctor/editorial/index';
import { readSource } from '@/tools/doctor/editorial/html-facts';
import { readContent } from '@/tests/support/doctor-content';
import { at } from './corpus/corpus';

async function lossesOf(html: string) {
  const content = await readContent();
  at(content.posts, 0).text_publication = html;
  return editorialFindings(content)
    .filter(({ rule }) => rule === 'html-lost')
    .map(({ what, before, after }) => ({ what, before, after }));
}

test('before and after stand side by side', async () => {
  expect(
    await lossesOf('<p>Hoy <span style="color: red">no hay servicio</span> en el Centro.</p>'),
  ).toEqual([
    {
      what: 'El sitio no muestra como usted lo puso: texto con color o marcado con color.',
      before: '<span style="color: red">no hay servicio</span>',
      after: '<span>no hay servicio</span>',
    },
  ]);
});

test('several losses of a text are one finding, which shows the first', async () => {
  const html =
    '<p>Vea:</p><iframe src="https://mapas.example/x"></iframe>' +
    '<p><img src="https://otro.example/a.png" alt="Ruta"></p>';
  expect(await lossesOf(html)).toEqual([
    {
      what:
        'El sitio no muestra como usted lo puso: un recuadro de otro sitio, como un mapa o un ' +
        'formulario y una imagen que está en otro sitio.',
      before: '<iframe src="https://mapas.example/x"></iframe>',
      after: '',
    },
  ]);
});

test('an image of another site is cut out of its text', async () => {
  const [loss] = await lossesOf('<p>La ruta: <img src="https://otro.example/a.png"> nueva</p>');
  expect(loss).toMatchObject({ before: '<img src="https://otro.example/a.png">', after: '' });
});

test('text that no other loss explains', async () => {
  const [loss] = await lossesOf('<p>Antes</p><xmp>Aviso importante</xmp><p>Después</p>');
  expect(loss?.what).toBe('El sitio no muestra como usted lo puso: una parte del texto.');
});

test('a text that is nested without end is read as far as a text goes', () => {
  const { blocks, letters } = readSource(`<p>Uno</p>${'<div>'.repeat(50_000)}dos`);
  expect([blocks, letters]).toEqual([['Uno'], 3]);
});
