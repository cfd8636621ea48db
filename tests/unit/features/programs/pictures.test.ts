import { programCover, programPhotos } from '@/lib/features/programs/pictures';

const none = { cover_photo: '', name_cover_photo: '', cover_photo_url: '' };

describe('programCover', () => {
  test('uses the first field that contains a file', () => {
    expect(
      programCover({ cover_photo: 'a.webp', name_cover_photo: 'b', cover_photo_url: 'c' }),
    ).toBe('a.webp');
    expect(programCover({ ...none, name_cover_photo: 'b.webp' })).toBe('b.webp');
    expect(programCover({ ...none, cover_photo_url: 'c.webp' })).toBe('c.webp');
  });

  test('reads the key from the URL of the file call', () => {
    const cover_photo_url =
      'https://gw.example/azure-storage/api/blob/download/?file=Foto%20(1)%20%26%20m%C3%A1s.webp';
    expect(programCover({ ...none, cover_photo_url })).toBe('Foto (1) & más.webp');
  });

  test.each(['https://otra.example/foto.webp', '/archivos/x.webp', '0', '?file=%E0%A4%A', ''])(
    'finds nothing in "%s"',
    (cover_photo_url) => {
      expect(programCover({ ...none, cover_photo_url })).toBe('');
    },
  );
});

describe('programPhotos', () => {
  const program = { ...none, program_name: 'Becas', photos: [] };

  test('fall back on the cover, and then on nothing', () => {
    expect(programPhotos({ ...program, cover_photo: 'a.webp' })).toEqual([
      { file: 'a.webp', alt: 'Becas' },
    ]);
    expect(programPhotos(program)).toEqual([]);
  });

  test('name a photo without a title after the program, without a caption', () => {
    const photos = [
      { photo: 'a.webp', title: 'Aula' },
      { photo: 'b.webp', title: '' },
    ];
    expect(programPhotos({ ...program, photos })).toEqual([
      { file: 'a.webp', alt: 'Aula', caption: 'Aula' },
      { file: 'b.webp', alt: 'Becas' },
    ]);
  });
});
