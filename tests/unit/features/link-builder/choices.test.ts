import {
  freeField,
  readCampaign,
  readTarget,
  writeTarget,
} from '@/lib/features/link-builder/choices';

const values = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('the target of a form', () => {
  test('takes the fields of its kind alone, trimmed', () => {
    const target = readTarget(
      values({ tipo: 'noticias', buscar: '  río limpio ', ubicacion: '19', pagina: '/blog' }),
    );
    expect([target.tipo, target.buscar, target.ubicacion, target.pagina]).toEqual([
      ...['noticias', 'río limpio', '19', ''],
    ]);
  });

  test.each(['', 'otro', 'toString', '__proto__'])('"%s" is no kind: a page', (tipo) => {
    expect(readTarget(values({ tipo, pagina: '/blog' }))).toMatchObject({
      tipo: 'pagina',
      pagina: '/blog',
    });
  });

  test('a text has 200 characters at most, and whole ones', () => {
    const { pagina } = readTarget(values({ pagina: `${'a'.repeat(199)}😀` }));
    expect(pagina).toHaveLength(200);
    expect(pagina.isWellFormed()).toBe(true);
  });

  test('is written without what is empty, and read back', () => {
    const target = readTarget(
      values({ tipo: 'informe', informe: '/verReporte_anual/a', hoja: '' }),
    );
    expect(writeTarget(target)).toBe('informe=%2FverReporte_anual%2Fa&tipo=informe');
    expect(readTarget(new URLSearchParams(writeTarget(target)))).toEqual(target);
  });
});

describe('the campaign of a form', () => {
  test('in canonical order, without what is empty', () => {
    const fields = { campana: 'lluvias-2026', fuente: 'boletin', medio: '', contenido: 'boton' };
    expect(readCampaign(values(fields))).toBe(
      'utm_source=boletin&utm_campaign=lluvias-2026&utm_content=boton',
    );
    expect(readCampaign(values({}))).toBe('');
  });

  test.each([
    ['Día de la Tierra 2027', 'dia-de-la-tierra-2027'],
    ['  ¡Ñandú!  ', 'nandu'],
    ['"><script>alert(1)</script>', 'script-alert-1-script'],
    ['x'.repeat(90), 'x'.repeat(60)],
  ])('free text is cleaned: %s', (typed, slug) => {
    expect(readCampaign(values({ campana: 'marca', [freeField('campana')]: typed }))).toBe(
      `utm_campaign=${slug}`,
    );
  });

  test('free text of which nothing is left gives way to the list', () =>
    expect(readCampaign(values({ campana: 'marca', [freeField('campana')]: ' ¿? ' }))).toBe(
      'utm_campaign=marca',
    ));

  test('what the list sends is cleaned as well', () =>
    expect(readCampaign(values({ fuente: 'A&utm_medium=b#' }))).toBe('utm_source=a-utm-medium-b'));
});
