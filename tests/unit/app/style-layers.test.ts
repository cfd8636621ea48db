import { globSync, readFileSync } from 'node:fs';

/** docs/decisions/0023-shared-styles-in-a-layer.md */

const modules = globSync('components/**/*.module.css');
const isShared = (file: string) => file.startsWith('components/ui/');
const read = (file: string) => readFileSync(file, 'utf8');

test.each(modules.filter(isShared))(
  'the whole file %s is in the layer of shared styles',
  (file) => {
    expect(read(file)).toMatch(/^@layer ui \{\n(?: .*\n|\n)*\}\n$/);
  },
);

test('styles of features are in no layer, so that they override shared ones', () => {
  const features = modules.filter((file) => !isShared(file));
  expect(features.length).toBeGreaterThan(50);
  expect(features.filter((file) => read(file).includes('@layer'))).toEqual([]);
});

test('the order of the layers is declared before anything else', () => {
  const globals = read('app/globals.css').replaceAll(/\/\*.*?\*\//gs, '');
  expect(globals.trim()).toMatch(/^@layer base, ui;/);
});
