import { neighboursOf } from '@/lib/features/branches/nearby';

const place = (id: number, state: string, latitude?: number, longitude?: number) => ({
  id,
  ubication: { state },
  latitude,
  longitude,
});
const monterrey = place(1, 'Nuevo León', 25.7, -100.3);
const apodaca = place(2, 'nuevo leon', 25.78, -100.19);
const saltillo = place(3, 'Coahuila', 25.44, -100.99);
const merida = place(4, 'Yucatán', 20.93, -89.68);
const cancun = place(5, 'Quintana Roo', 21.15, -86.86);
const nowhere = place(6, '');
const all = [cancun, merida, nowhere, saltillo, apodaca, monterrey];
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test('its state first, then those of other states within 300 km', () => {
  expect(ids(neighboursOf(monterrey, all).branches)).toEqual([2, 3]);
  expect(neighboursOf(monterrey, all).reach).toBe('near');
});
test('what is near Campeche is Mérida, not Querétaro', () => {
  const campeche = place(7, 'Campeche', 19.83, -90.53);
  const queretaro = place(8, 'Querétaro', 20.59, -100.39);
  expect(ids(neighboursOf(campeche, [queretaro, merida, cancun]).branches)).toEqual([4]);
});
test('alone far and wide, the three nearest, and not called near', () => {
  const tijuana = place(7, 'Baja California', 32.53, -117.03);
  expect(neighboursOf(tijuana, all)).toEqual({
    branches: [saltillo, monterrey, apodaca],
    reach: 'country',
  });
});
test('the six nearest of a state with more, in their order', () => {
  const many = [9, 8, 7, 6, 5, 4, 3, 2].map((id) => place(id, 'Nuevo León', 25.7 + id, -100.3));
  expect(ids(neighboursOf(monterrey, many).branches)).toEqual([7, 6, 5, 4, 3, 2]);
  expect(neighboursOf(monterrey, many).reach).toBe('state');
});
test('all of its state', () => {
  const many = [2, 3, 4, 5, 6].map((id) => place(id, 'Nuevo León'));
  expect(ids(neighboursOf(monterrey, [...many, cancun]).branches)).toEqual([2, 3, 4, 5, 6]);
  expect(neighboursOf(monterrey, many).reach).toBe('state');
});
test('without coordinates only its state counts', () => {
  expect(neighboursOf(place(9, 'Yucatán'), all)).toEqual({ branches: [merida], reach: 'state' });
  expect(neighboursOf(nowhere, all).branches).toEqual([]);
});
test('never itself', () => {
  expect(neighboursOf(monterrey, [monterrey]).branches).toEqual([]);
});
