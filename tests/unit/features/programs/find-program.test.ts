import { findProgram } from '@/lib/features/programs/find-program';
import { getProgram, getPrograms, program } from '@/lib/content/gateway/programs';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { getSustainabilityPrograms } from '@/lib/content/gateway/sustainability';

jest.mock('@/lib/content/gateway/programs', () => ({
  ...jest.requireActual<object>('@/lib/content/gateway/programs'),
  getProgram: jest.fn(),
  getPrograms: jest.fn(),
}));
jest.mock('@/lib/content/gateway/sustainability', () => ({ getSustainabilityPrograms: jest.fn() }));

const direct = jest.mocked(getProgram);
const listed = jest.mocked(getSustainabilityPrograms);
const social = jest.mocked(getPrograms);
const escuela = program.parse({ id_program: 4, program_name: 'Escuela', url_page: '/ESCUELA' });
const biogas = program.parse({
  id_program: 101,
  program_name: 'Energía del biogás',
  url_page: '/energia-del-biogas/',
});

beforeEach(() => {
  direct.mockReset().mockResolvedValue(missing);
  social.mockReset().mockResolvedValue(found([escuela]));
  listed.mockReset().mockResolvedValue(found([biogas]));
});

test.each(['/', '%2F'])('"%s" names no program, even if one has no url_page', async (name) => {
  listed.mockResolvedValue(found([{ ...biogas, url_page: '' }]));
  expect(await findProgram(name)).toBe(missing);
});

test('a program that the program call knows needs no list', async () => {
  direct.mockResolvedValue(found({ ...biogas, id_program: 1 }));
  expect(await findProgram('1')).toMatchObject({ value: { id_program: 1 } });
  expect(listed).not.toHaveBeenCalled();
});

test.each(['101', 'energia-del-biogas', 'Energia-Del-Biogas'])(
  'a program that only sustainability lists is found as "%s"',
  async (name) => {
    expect(await findProgram(name)).toEqual(found(biogas));
  },
);

test('a program is found whose url_page the gateway knows only with its slash', async () => {
  expect(await findProgram('ESCUELA')).toEqual(found(escuela));
});

test('an unknown name is missing', async () => {
  expect(await findProgram('otro')).toEqual(missing);
  listed.mockResolvedValue(missing);
  expect(await findProgram('101')).toEqual(missing);
});

test('the result is unavailable while either call is', async () => {
  listed.mockResolvedValue(unavailable);
  expect(await findProgram('otro')).toEqual(unavailable);
  listed.mockResolvedValue(found([]));
  direct.mockResolvedValue(unavailable);
  expect(await findProgram('otro')).toEqual(unavailable);
});

test('the list still works during an outage of the program call', async () => {
  direct.mockResolvedValue(unavailable);
  expect(await findProgram('101')).toEqual(found(biogas));
});

test.each(['getall', 'GetAll', 'getContentSocialResponsibility', 'getStrategyContent'])(
  '"%s" is another call of the gateway and not a program',
  async (name) => {
    direct.mockResolvedValue(found(biogas));
    expect(await findProgram(name)).toEqual(missing);
    expect(direct).not.toHaveBeenCalled();
  },
);
