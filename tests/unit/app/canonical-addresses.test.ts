import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { startSite } from '@/tests/unit/content/gateway/support';

interface PageModule {
  default: (props: { params: Promise<never> }) => Promise<unknown>;
}

const pages: Record<string, () => Promise<unknown>> = {
  '/sucursales/[name]': () => import('@/app/sucursales/[name]/page'),
  '/sucursales/[name]/[zone]': () => import('@/app/sucursales/[name]/[zone]/page'),
  '/sucursales/[name]/[zone]/hoja': () => import('@/app/sucursales/[name]/[zone]/hoja/page'),
  '/detalle_linea/[name]': () => import('@/app/detalle_linea/[name]/page'),
  '/detalle_linea/[name]/[service]': () => import('@/app/detalle_linea/[name]/[service]/page'),
  '/servicios/[route]': () => import('@/app/servicios/[route]/page'),
  '/servicios/[route]/[name]': () => import('@/app/servicios/[route]/[name]/page'),
  '/Blog_Detalle/[name]': () => import('@/app/Blog_Detalle/[name]/page'),
  '/detalle_prensa/[name]': () => import('@/app/detalle_prensa/[name]/page'),
  '/resp_detalle/[name]': () => import('@/app/resp_detalle/[name]/page'),
  '/verReporte_anual/[name]': () => import('@/app/verReporte_anual/[name]/page'),
  '/nuestra_empresa/[name]': () => import('@/app/nuestra_empresa/[name]/page'),
  '/aviso_privacidad/[name]': () => import('@/app/aviso_privacidad/[name]/page'),
};

let gateway: TestGateway;
beforeAll(async () => {
  ({ gateway } = await startSite({}, 'real'));
});
afterAll(() => gateway.stop());

/** Returns the address to which a page redirects, or its own address if it is shown there. */
async function shownAt(pattern: string, address: string): Promise<string> {
  const parts = address.split('/');
  const names = pattern.split('/').map((part) => /^\[(.+)\]$/.exec(part)?.[1]);
  const params = Object.fromEntries(
    names.flatMap((name, at) => (name === undefined ? [] : [[name, parts[at]]])),
  ) as never;
  const { default: render } = (await pages[pattern]!()) as PageModule;
  try {
    await render({ params: Promise.resolve(params) });
    return address;
  } catch (error) {
    const [, , target, status] = String((error as { digest?: string }).digest).split(';');
    return `${status} ${target}`;
  }
}

const PRESS = encodeURIComponent(
  'Resultados 2025: regresan a la industria 348 mil toneladas de materiales, la cifra más alta de la compañía',
);
const POST = encodeURIComponent(
  'Mitos & realidades del reciclaje: ¿de verdad todo se revuelve en el camión?',
);

test.each([
  ['/sucursales/[name]', '/sucursales/san-luis-potosi', ['San%20Luis%20Potos%C3%AD', '5']],
  [
    '/sucursales/[name]/[zone]',
    '/sucursales/monterrey/mitras-norte',
    ['Mitras%20Norte', 'mitras', 'Mitras-Norte', 'mitras-n', 'm%C3%8Dtras', '2'],
  ],
  [
    '/sucursales/[name]/[zone]/hoja',
    '/sucursales/monterrey/mitras-norte/hoja',
    ['Mitras%20Norte/hoja', 'mitras/hoja', '2/hoja'],
  ],
  [
    '/detalle_linea/[name]',
    '/detalle_linea/disposicion-final',
    ['Disposici%C3%B3n%20final', '6', 'DISPOSICION-final'],
  ],
  ['/servicios/[route]', '/servicios/disposicion-final', ['Disposici%C3%B3n%20final', '6']],
  ['/Blog_Detalle/[name]', '/Blog_Detalle/mitos-y-realidades-del-reciclaje', [POST]],
  [
    '/detalle_prensa/[name]',
    `/detalle_prensa/${PRESS}`,
    ['resultados-2025-materiales-recuperados'],
  ],
  ['/resp_detalle/[name]', '/resp_detalle/becas-horizonte', ['4', 'Becas-Horizonte']],
  ['/verReporte_anual/[name]', '/verReporte_anual/informe-anual-2025', ['Informe%20anual%202025']],
  ['/nuestra_empresa/[name]', '/nuestra_empresa/quienes-somos', ['Qui%C3%A9nes%20somos']],
  ['/aviso_privacidad/[name]', '/aviso_privacidad/aviso-candidatos-empleo', ['3']],
])('%s is shown only at its own address', async (pattern, own, others) => {
  expect(await shownAt(pattern, own)).toBe(own);
  const base = own.slice(0, own.replace('/hoja', '').lastIndexOf('/'));
  for (const other of others) {
    expect(await shownAt(pattern, `${base}/${other}`)).toBe(`308 ${own}`);
  }
});

test.each(['/detalle_linea/[name]/[service]', '/servicios/[route]/[name]'])(
  '%s finds a service by its name, and the name of the line leads to the line',
  async (pattern) => {
    const line = `/${pattern.split('/')[1]}/recoleccion-domiciliaria`;
    const own = `${line}/Recolecci%C3%B3n%20en%20banqueta`;
    expect(await shownAt(pattern, own)).toBe(own);
    for (const other of ['RECOLECCION%20en%20banqueta', '%20Recolecci%C3%B3n%20en%20banqueta']) {
      expect(await shownAt(pattern, `${line}/${other}`)).toBe(`308 ${own}`);
    }
    const named = `${line}/Recolecci%C3%B3n%20domiciliaria`;
    expect(await shownAt(pattern, named)).toBe(`308 ${line}`);
  },
);

test('an address whose branch and zone both change redirects once', async () => {
  expect(await shownAt('/sucursales/[name]/[zone]', '/sucursales/1/mitras')).toBe(
    '308 /sucursales/monterrey/mitras-norte',
  );
});
