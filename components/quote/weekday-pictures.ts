import type { StaticImageData } from 'next/image';
import domingo from '@/data/files/weekday-domingo.webp';
import jueves from '@/data/files/weekday-jueves.webp';
import lunes from '@/data/files/weekday-lunes.webp';
import martes from '@/data/files/weekday-martes.webp';
import miercoles from '@/data/files/weekday-miercoles.webp';
import sabado from '@/data/files/weekday-sabado.webp';
import viernes from '@/data/files/weekday-viernes.webp';
import { nameKey } from '@/lib/util/name-keys';

const pictures: Record<string, StaticImageData> = {
  lunes,
  martes,
  miercoles,
  jueves,
  viernes,
  sabado,
  domingo,
};

/** The gateway's frequencies have no file (contract, `Frequency`); undefined for unknown names. */
export function weekdayPicture(weekday: string): StaticImageData | undefined {
  return pictures[nameKey(weekday)];
}
