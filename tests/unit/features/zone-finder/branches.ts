import type { ZonedBranch } from '@/lib/content/gateway/branches';

interface Given {
  name: string;
  state: string;
  code: string;
  zones: string[];
  sector?: string;
}

/** Makes a branch as the list contains it. Each zone is served on Monday and Thursday. */
const branch = ({ name, state, code, zones, sector = '' }: Given, at: number): ZonedBranch => ({
  ...{ id: at + 1, name, url: '', name_image: '', name_marker_image: '' },
  ...{ street: '', ext_number: '', sector, postal_code: code, ubication: { state } },
  ...{ phone_number: '', latitude: 25, longitude: -100 },
  zones: zones.map((title, index) => ({
    ...{
      id: 100 * at + index + 1,
      title,
      frequency: 'Lunes y jueves',
      timetable: '6:00 a 12:00 h',
    },
    ...{ image_name: '', title_img: '', alt: '' },
  })),
});

export const branches = (...given: Given[]): ZonedBranch[] => given.map(branch);

export const COMPANY = branches(
  {
    ...{ name: 'Monterrey', state: 'Nuevo León', code: '64440', sector: 'Industrial' },
    zones: ['Centro', 'Mitras Norte', 'Cumbres', 'Industrial'],
  },
  {
    ...{ name: 'San Nicolás de los Garza', state: 'Nuevo León', code: '66484' },
    zones: ['Anáhuac', 'Las Puentes', 'Casa Bella'],
  },
  { name: 'Apodaca', state: 'Nuevo León', code: '66645', zones: ['Corredor Aeropuerto'] },
  {
    ...{ name: 'Campeche', state: 'Campeche', code: '24040', sector: 'San Román' },
    zones: ['San Román', 'Barrio de Guadalupe', 'Ah Kim Pech'],
  },
  {
    ...{ name: 'Durango', state: 'Durango', code: '34208' },
    zones: ['Centro de Durango', 'Ciudad Industrial', 'Santa Fe Poniente'],
  },
  {
    ...{ name: 'León', state: 'Guanajuato', code: '37290' },
    zones: ['Centro de León', 'Lomas del Campestre'],
  },
  { name: 'Tlalpan', state: 'Ciudad de México', code: '14000', zones: [] },
);
