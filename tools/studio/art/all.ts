import { drawBrand } from './brand';
import { drawClients } from './clients';
import { drawMarkers } from './markers';
import { drawSocialIcons } from './social';

async function main(): Promise<void> {
  await drawBrand();
  await drawSocialIcons();
  await drawClients();
  await drawMarkers();
}

void main();
