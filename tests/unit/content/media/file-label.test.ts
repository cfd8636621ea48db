import { fileLabel, savedName } from '@/lib/content/media/file-label';

test.each([
  ['boletin-02.pdf', 'Boletin 02', 'PDF'],
  ['informe_anual-2025.PDF', 'Informe anual 2025', 'PDF'],
  ['Boletín (abril) #2 100% & más.pdf', 'Boletín (abril) #2 100% & más', 'PDF'],
  ['cifras - resumen.pdf', 'Cifras - resumen', 'PDF'],
  ['prensa/2026/foto.webp', 'Foto', 'WEBP'],
  ['C:\\fakepath\\fosas sépticas.png', 'Fosas sépticas', 'PNG'],
  ['sin extensión', 'Sin extensión', ''],
  ['.pdf', '.pdf', ''],
  ['---.pdf', '---', 'PDF'],
  ['', '', ''],
])('%j has the label %j, %j', (file, name, type) =>
  expect(fileLabel(file)).toEqual({ name, type }),
);

test.each([
  ['press-3-1.webp', 'Báscula con una paca', 'Báscula con una paca.webp'],
  ['a.JPG', '  ¿Qué: "eso"/aquello?  ', '¿Qué eso aquello.JPG'],
  ['sin-extension', 'Fachada.', 'Fachada'],
  ['a.webp', '', 'a.webp'],
  ['a.webp', ' ../ ', 'a.webp'],
  ['a.webp', `${'palabra '.repeat(9)}entera larguísima`, `${'palabra '.repeat(9)}entera.webp`],
])('the picture %s with the title "%s" is saved as "%s"', (file, title, name) =>
  expect(savedName(file, title)).toBe(name),
);
