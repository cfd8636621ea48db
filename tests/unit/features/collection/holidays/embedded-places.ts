import branches from '@/data/content/branches.json';
import { placeNames } from '@/lib/features/collection/holidays/places';

const zoneOf = (zone: { id: number; title: string; frequency: string; timetable: string }) => ({
  ...zone,
  ...{ image_name: '', title_img: '', alt: '' },
});

export const embeddedBranches = branches.map(({ id, name, ubication, zones }) => ({
  ...{ id, name, ubication },
  zones: zones.map(zoneOf),
}));

/** The places of the embedded content. */
export const embeddedPlaces = placeNames(embeddedBranches);
