/** `npm run studio -- NAME`: makes committed files again. */
import { startPart } from '../start.mjs';

startPart({
  art: 'studio/art/all.ts',
  catalogue: 'studio/catalogue/make.ts',
  font: 'studio/font.mts',
  map: 'studio/map.mts',
  pdf: 'studio/pdf/all.ts',
});
