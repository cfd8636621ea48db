import { letter } from './lettering';

/** Logos 1 to 5 of the fictional clients, each on 480 × 240, transparent ground. */

function ear(): string {
  // A wheat ear along a curve: kernels in pairs, each turned to the local direction of the stem.
  const kernels: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    const t = step / 5;
    const x = 74 + 34 * t * t;
    const y = 158 - 96 * t + 8 * t * t;
    const lean = 4 + 34 * t;
    const size = 1 - 0.22 * t;
    for (const side of [-1, 1]) {
      kernels.push(
        `<path d="M0 0C-9 -6 -10 -19 -2 -28C6 -19 7 -8 0 0Z" transform="translate(${x} ${y}) rotate(${lean + side * 40}) scale(${side * -size} ${size})"/>`,
      );
    }
  }
  return (
    `<path d="M68 190C70 168 78 110 110 66" fill="none" stroke="#fbf1dc" stroke-width="4.5" stroke-linecap="round"/>` +
    `<g fill="#fbf1dc" stroke="#16295c" stroke-width="1.6">${kernels.join('')}` +
    `<path d="M0 0C-9 -6 -10 -19 -2 -28C6 -19 7 -8 0 0Z" transform="translate(108 68) rotate(42)"/></g>`
  );
}

function espigaAzul(): string {
  const navy = '#16295c';
  return (
    `<ellipse cx="92" cy="120" rx="74" ry="102" fill="${navy}"/>` +
    `<ellipse cx="92" cy="120" rx="66.5" ry="94.5" fill="none" stroke="#e9c98a" stroke-width="2.5"/>` +
    ear() +
    letter('PANIFICADORA', {
      face: 'archivo-700',
      size: 27,
      x: 188,
      y: 66,
      fill: '#a9782c',
      tracking: 0.13,
    }).svg +
    letter('La Espiga', { face: 'serif-bold-italic', size: 66, x: 184, y: 130, fill: navy }).svg +
    letter('Azul', { face: 'serif-bold-italic', size: 66, x: 184, y: 196, fill: navy }).svg
  );
}

function marDeJade(): string {
  const jade = '#00806a';
  const sea = '#18b3bd';
  return (
    // Two waves that form one leaf with an open midrib.
    `<path d="M142 92C164 30 238 4 338 20C318 34 304 46 292 58C262 86 222 62 186 84C168 95 154 98 142 92Z" fill="${jade}"/>` +
    `<path d="M142 104C160 110 178 104 196 94C232 74 266 98 300 70C312 60 322 46 338 30C336 96 276 128 216 122C184 119 160 112 142 104Z" fill="${sea}"/>` +
    letter('Mar de Jade', {
      face: 'serif',
      size: 71,
      x: 240,
      y: 187,
      fill: '#0b4f47',
      anchor: 'middle',
      tracking: 0.005,
    }).svg +
    letter('GRUPO HOTELERO', {
      face: 'archivo-600',
      size: 26,
      x: 240,
      y: 225,
      fill: jade,
      anchor: 'middle',
      tracking: 0.2,
    }).svg
  );
}

function santaAlondra(): string {
  const garnet = '#9b1b34';
  return (
    `<path d="M66 26h44a14 14 0 0 1 14 14v32h32a14 14 0 0 1 14 14v68a14 14 0 0 1-14 14h-32v32a14 14 0 0 1-14 14H66a14 14 0 0 1-14-14v-32H20a14 14 0 0 1-14-14V86a14 14 0 0 1 14-14h32V40a14 14 0 0 1 14-14Z" fill="${garnet}"/>` +
    // The lark: one wing raised, one behind, forked tail, a small crest.
    `<path d="M150 98C142 93 134 93 128 98C122 84 106 66 72 54C78 66 78 74 86 86C66 76 48 76 28 82C42 88 46 98 60 106C70 112 76 114 78 118C66 132 50 142 30 148L44 152L38 164C66 160 94 152 112 136C122 127 128 116 132 106C138 104 144 102 150 98Z" fill="#fff"/>` +
    `<circle cx="130" cy="101" r="2.4" fill="${garnet}"/>` +
    letter('HOSPITAL', {
      face: 'inter-700',
      size: 27,
      x: 192,
      y: 82,
      fill: '#5f6570',
      tracking: 0.2,
    }).svg +
    letter('Santa', { face: 'inter-700', size: 62, x: 189, y: 138, fill: garnet, tracking: -0.03 })
      .svg +
    letter('Alondra', {
      face: 'inter-700',
      size: 62,
      x: 188,
      y: 196,
      fill: garnet,
      tracking: -0.03,
    }).svg
  );
}

function cerroViejo(): string {
  const steel = '#4b5560';
  const orange = '#ee7203';
  const teeth = [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const angle = 6 + index * 33.6;
      return `<path d="M-12 70L-9 93H9L12 70Z" transform="translate(110 112) rotate(${angle - 90})"/>`;
    })
    .join('');
  return (
    `<g fill="${steel}">${teeth}<path d="M30 118H190A80 80 0 0 1 30 118ZM74 118A36 36 0 0 0 146 118Z" fill-rule="evenodd"/></g>` +
    `<path d="M12 106L52 62L64 71L98 24L128 58L142 48L208 106H150A42 42 0 0 0 70 106Z" fill="${orange}"/>` +
    letter('AUTOPARTES', {
      face: 'archivo-700',
      size: 26.5,
      x: 232,
      y: 72,
      fill: steel,
      tracking: 0.145,
    }).svg +
    letter('CERRO', {
      face: 'archivo-900-italic',
      size: 64,
      x: 226,
      y: 128,
      fill: '#333b44',
      tracking: -0.01,
    }).svg +
    letter('VIEJO', {
      face: 'archivo-900-italic',
      size: 64,
      x: 226,
      y: 184,
      fill: orange,
      tracking: 0.015,
    }).svg
  );
}

/** An almond folded from one sheet: lengthwise pleats, each kinked twice, lit from the upper left. */
function foldedAlmond(): string {
  const tip = [108, 14];
  const shoulder = [-40, -12, 16, 44].map((dx, index) => [101 + dx, 84 + (index % 2) * 14]);
  const belly = [-64, -24, 20, 62].map((dx, index) => [95 + dx, 164 - (index % 2) * 14]);
  const foot = [-32, -12, 12, 34].map((dx, index) => [94 + dx, index % 3 === 0 ? 212 : 226]);
  const shades = [
    ['#f0c777', '#e2ab4e', '#c98b30'],
    ['#dca245', '#c88a2e', '#a96f20'],
    ['#b0741f', '#935a1a', '#6f4115'],
  ];
  const facet = (fill: string | undefined, ...points: (number[] | undefined)[]) =>
    `<path d="M${points.map((point) => point?.join(' ')).join('L')}Z" fill="${fill}"/>`;
  return shades
    .map(
      (pleat, index) =>
        facet(pleat[0], tip, shoulder[index], shoulder[index + 1]) +
        facet(pleat[1], shoulder[index], shoulder[index + 1], belly[index + 1], belly[index]) +
        facet(pleat[2], belly[index], belly[index + 1], foot[index + 1], foot[index]),
    )
    .join('');
}

function almendros(): string {
  const brown = '#5f3512';
  return (
    `<g stroke="#fff" stroke-width="1.5" stroke-linejoin="round">${foldedAlmond()}</g>` +
    letter('PLAZA', {
      face: 'archivo-600',
      size: 26,
      x: 187,
      y: 82,
      fill: '#8a5a24',
      tracking: 0.3,
    }).svg +
    letter('Los Almendros', {
      face: 'archivo-600',
      size: 43,
      x: 185,
      y: 130,
      fill: brown,
      tracking: -0.03,
    }).svg +
    letter('de Papel', {
      face: 'archivo-600',
      size: 43,
      x: 185,
      y: 177,
      fill: '#a9691a',
      tracking: -0.03,
    }).svg
  );
}

export const FIRST_CLIENTS: (() => string)[] = [
  espigaAzul,
  marDeJade,
  santaAlondra,
  cerroViejo,
  almendros,
];
