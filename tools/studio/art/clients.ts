import { FIRST_CLIENTS } from './clients-a';
import { LAST_CLIENTS } from './clients-b';
import { save, svg, toWebp } from './output';

/** Writes the logos of the fictional clients: data/files/cliente-01.webp … 10, 480 × 240, transparent. */
export async function drawClients(): Promise<void> {
  for (const [index, logo] of [...FIRST_CLIENTS, ...LAST_CLIENTS].entries()) {
    const file = `cliente-${String(index + 1).padStart(2, '0')}.webp`;
    await save(`data/files/${file}`, await toWebp(svg(480, 240, logo()), 480, 240));
  }
}
