import type { Section } from './source';

/**
 * Which rendered pictures suit which subject. The texts name a picture only where it matters;
 * everywhere else the renderer takes the first suitable one that the report has not shown yet.
 */
const TOPICS: [RegExp, string[]][] = [
  [/carta|mensaje|presentacion/, ['inst-quienes-somos', 'inst-equipo', 'job-bg', 'hero-1']],
  [
    /domiciliaria|hogar|barrid/,
    ['line-1-a', 'line-1-b', 'service-1-1', 'line-1-cover', 'service-1-4'],
  ],
  [/clinic|rpbi|hospital/, ['line-3-a', 'service-3-3', 'line-3-b', 'service-3-2', 'line-3-cover']],
  [
    /comerci|industria|empresas/,
    ['line-2-a', 'service-2-2', 'line-2-b', 'line-2-cover', 'service-2-3'],
  ],
  [
    /transporte|transferencia|flota|flotilla/,
    ['line-4-a', 'service-4-2', 'line-4-cover', 'service-4-1'],
  ],
  [/biogas|metano/, ['service-6-2', 'blog-14', 'sust-1']],
  [/disposicion|relleno/, ['line-6-cover', 'service-6-4', 'line-6-a', 'line-6-b', 'service-6-1']],
  [/procesamiento/, ['line-5-cover', 'service-5-2', 'line-5-a', 'line-5-b', 'service-5-3']],
  [
    /valoriza|recicl|circular|material/,
    ['line-7-a', 'hero-4', 'service-7-1', 'line-7-b', 'sust-2'],
  ],
  [/organic|compost/, ['service-7-3', 'blog-02', 'blog-08']],
  [
    /sucursal|presencia|ciudades|crecimiento/,
    [
      'branch-monterrey',
      'branch-leon',
      'branch-reynosa',
      'branch-saltillo',
      'branch-merida',
      'branch-guadalajara',
    ],
  ],
  [/seguridad|salud|accident/, ['inst-calidad-seguridad', 'program-8', 'blog-15', 'service-3-4']],
  [
    /personas|equipo|gente|formacion|laboral|inclusi/,
    ['inst-equipo', 'blog-15', 'job-link', 'program-4'],
  ],
  [/agua|lixiviad/, ['sust-3', 'service-6-3', 'blog-07', 'program-3']],
  [/biodiversidad|arbol|bosque|suelo|reforest/, ['program-2', 'blog-11', 'resp-1', 'service-6-4']],
  [/emisiones|clima|carbono|energia/, ['sust-1', 'press-04', 'blog-04', 'blog-14']],
  [/ambient/, ['sust-1', 'sust-3', 'blog-11', 'service-6-3']],
  [
    /comunidad|social|escuela|vecin|educa/,
    ['resp-2', 'program-1', 'resp-3', 'program-3', 'press-10'],
  ],
  [/cooperativa|pepenador/, ['program-5', 'blog-05', 'line-7-b']],
  [/financier|inversion|resultados/, ['press-02', 'hero-2', 'press-01', 'service-5-1']],
  [/gobierno|etica|consejo|transparencia/, ['press-03', 'inst-equipo', 'inst-quienes-somos']],
  [/perspectiva|futuro|metas|compromiso|adelante/, ['blog-04', 'blog-11', 'press-04', 'press-05']],
  [/metodolog|contacto|acerca|indicadores|alcance/, ['contact', 'press-08', 'blog-16', 'blog-13']],
  [/vistazo|cifras|ano en|pandemia|contingencia/, ['hero-1', 'press-08', 'blog-03', 'hero-2']],
];

const ANYTHING = [
  'hero-2',
  'blog-16',
  'press-09',
  'blog-13',
  'resp-1',
  'sust-2',
  'blog-12',
  'press-07',
];

/** How much a match counts by where it stands: the heading says the subject, the text surrounds it. */
const WEIGHT = { heading: 6, chart: 3, text: 1 } as const;

/** Hands out pictures for one report, none of them twice; other years start elsewhere in each list. */
export class PictureShelf {
  constructor(
    private readonly year: number,
    private readonly shown: Set<string>,
  ) {}

  /** File name of a picture that fits the section, undefined when every suitable one is used up. */
  take(section: Pick<Section, 'heading' | 'paragraphs' | 'chart'>): string | undefined {
    const parts: [keyof typeof WEIGHT, string][] = [
      ['heading', plain(section.heading)],
      ['chart', plain(section.chart?.title ?? '')],
      ['text', plain(section.paragraphs.join(' '))],
    ];
    const scored = TOPICS.map(([pattern, names]) => {
      const everywhere = new RegExp(pattern, 'g');
      const hits = parts.map(
        ([part, text]) => WEIGHT[part] * (text.match(everywhere)?.length ?? 0),
      );
      return { names, score: hits.reduce((sum, hit) => sum + hit, 0) };
    });
    const fitting = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    for (const names of [...fitting.map((topic) => topic.names), ANYTHING]) {
      for (let step = 0; step < names.length; step += 1) {
        const name = `${names[(this.year + step) % names.length] ?? ''}.webp`;
        if (this.shown.has(name)) continue;
        this.shown.add(name);
        return name;
      }
    }
    return undefined;
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
