import { drawBrand } from './brand';
import { drawMarkers } from './markers';
import { drawSocialIcons } from './social';

async function main(): Promise<void> {
  await drawBrand();
  await drawSocialIcons();
  await drawMarkers();
}

void main();
