import { letter } from './lettering';

/** Logos 6 to 10 of the fictional clients, each on 480 × 240, transparent ground. */

function lantern(x: number, drop: number, glow: boolean): string {
  const black = '#1d1a17';
  const glass = glow ? '#f2a310' : 'none';
  return (
    `<g transform="translate(${x} 0)"><path d="M0 14V${drop}" stroke="${black}" stroke-width="4"/>` +
    `<g transform="translate(0 ${drop})">` +
    (glow
      ? '<path d="M-34 46L-48 46M34 46L48 46M-31 24L-42 15M31 24L42 15M-31 68L-42 77M31 68L42 77" stroke="#f2a310" stroke-width="5" stroke-linecap="round"/>'
      : '') +
    `<path d="M0 -4L20 16H-20Z" fill="${black}"/>` +
    `<path d="M-19 22H19L14 68H-14Z" fill="${glass}" stroke="${black}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M-6.5 24L-4.5 66M6.5 24L4.5 66" stroke="${black}" stroke-width="3"/>` +
    `<rect x="-17" y="71" width="34" height="8" rx="2" fill="${black}"/></g></g>`
  );
}

function tresFaroles(): string {
  return (
    `<path d="M120 14H360" stroke="#1d1a17" stroke-width="6" stroke-linecap="round"/>` +
    lantern(160, 28, false) +
    lantern(240, 44, true) +
    lantern(320, 28, false) +
    letter('TRES FAROLES', {
      face: 'archivo-800',
      size: 56,
      x: 240,
      y: 192,
      fill: '#1d1a17',
      anchor: 'middle',
      tracking: 0.005,
    }).svg +
    `<path d="M26 217H112M368 217H454" stroke="#c47f00" stroke-width="4" stroke-linecap="round"/>` +
    letter('CERVECERÍA', {
      face: 'archivo-700',
      size: 27,
      x: 240,
      y: 226,
      fill: '#9a6300',
      anchor: 'middle',
      tracking: 0.2,
    }).svg
  );
}

function valleNublado(): string {
  const grey = '#4a5663';
  const sky = '#3d9bdc';
  return (
    `<path d="M34 136L88 50L112 86L126 68L168 136C144 128 120 132 101 144C82 132 58 128 34 136Z" fill="${sky}"/>` +
    `<path d="M88 50L106 77L94 84L86 76L76 84L69 80Z" fill="#cde7f8"/>` +
    `<path d="M78 128C64 128 58 118 62 108C66 99 76 97 82 101C86 88 108 86 114 99C126 95 138 102 137 114C137 122 131 128 122 128Z" fill="#fff" stroke="${grey}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M101 160C78 144 46 142 16 150V196C46 188 78 190 101 206C124 190 156 188 186 196V150C156 142 124 144 101 160Z" fill="${grey}"/>` +
    `<path d="M101 160V206" stroke="#fff" stroke-width="4"/>` +
    letter('UNIVERSIDAD', {
      face: 'serif-bold',
      size: 27,
      x: 210,
      y: 80,
      fill: sky,
      tracking: 0.125,
    }).svg +
    letter('del Valle', {
      face: 'serif-bold',
      size: 60,
      x: 207,
      y: 138,
      fill: grey,
      tracking: -0.01,
    }).svg +
    letter('Nublado', { face: 'serif-bold', size: 60, x: 207, y: 194, fill: grey, tracking: -0.01 })
      .svg
  );
}

function nopalia(): string {
  const green = '#2f7d32';
  const pink = '#d6336c';
  const spines = [
    [84, 96],
    [110, 112],
    [70, 130],
    [96, 146],
    [122, 158],
    [82, 176],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x} ${y}l-5-7m5 7l6-6" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>`,
    )
    .join('');
  return (
    // The pad is a drop: its point is the stem of the fruit.
    `<path d="M96 40C112 72 158 104 158 154A62 62 0 0 1 34 154C34 104 80 72 96 40Z" fill="${green}"/>${spines}` +
    `<path d="M123 84C116 70 124 54 138 50L143 42L148 50C162 55 166 72 156 84C148 92 131 93 123 84Z" fill="${pink}"/>` +
    letter('nopalia', {
      face: 'archivo-700',
      size: 85,
      x: 180,
      y: 154,
      fill: green,
      tracking: -0.035,
    }).svg +
    letter('LABORATORIOS', {
      face: 'archivo-600',
      size: 27,
      x: 186,
      y: 202,
      fill: pink,
      tracking: 0.155,
    }).svg
  );
}

function comalContento(): string {
  const brick = '#b5361c';
  const maize = '#f5b301';
  const steam = [66, 96, 126]
    .map(
      (x, index) =>
        `<path d="M${x} ${index === 1 ? 66 : 71}c-9-9 9-15 0-25s7-15 1-${index === 1 ? 27 : 24}" fill="none" stroke="${maize}" stroke-width="9" stroke-linecap="round"/>`,
    )
    .join('');
  return (
    steam +
    `<circle cx="96" cy="150" r="72" fill="${brick}"/>` +
    `<circle cx="96" cy="150" r="61" fill="none" stroke="${maize}" stroke-width="3.5"/>` +
    `<circle cx="72" cy="134" r="8.5" fill="#fff"/><circle cx="120" cy="134" r="8.5" fill="#fff"/>` +
    `<path d="M60 160C70 188 122 188 132 160" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/>` +
    letter('SUPERMERCADOS', {
      face: 'inter-700',
      size: 23.5,
      x: 199,
      y: 76,
      fill: '#8a4a00',
      tracking: 0.105,
    }).svg +
    letter('El Comal', {
      face: 'inter-800',
      size: 54,
      x: 198,
      y: 136,
      fill: brick,
      tracking: 0.01,
      soften: 4,
    }).svg +
    letter('Contento', {
      face: 'inter-800',
      size: 54,
      x: 198,
      y: 196,
      fill: brick,
      tracking: 0.01,
      soften: 4,
    }).svg
  );
}

function piedraLigera(): string {
  const clay = '#b4532f';
  const grey = '#aab3bb';
  return (
    `<path d="M62 68C58 40 84 20 116 24C148 27 168 48 164 74C160 100 134 108 108 106C82 104 66 92 62 68Z" fill="${clay}"/>` +
    `<path d="M80 62C82 48 96 40 112 41" fill="none" stroke="#e9b79f" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M84 122H146" stroke="${grey}" stroke-width="5" stroke-linecap="round" stroke-dasharray="14 10"/>` +
    `<rect x="134" y="140" width="56" height="76" rx="4" fill="${clay}"/>` +
    `<rect x="74" y="166" width="54" height="50" rx="4" fill="${grey}"/>` +
    `<rect x="14" y="190" width="54" height="26" rx="4" fill="#ccd3d9"/>` +
    letter('CONSTRUCTORA', {
      face: 'archivo-600',
      size: 26.5,
      x: 216,
      y: 84,
      fill: '#67727d',
      tracking: 0.105,
    }).svg +
    letter('PIEDRA', { face: 'archivo-800', size: 60, x: 213, y: 144, fill: clay, tracking: 0.005 })
      .svg +
    letter('LIGERA', {
      face: 'archivo-800',
      size: 60,
      x: 213,
      y: 199,
      fill: '#7e8993',
      tracking: 0.012,
    }).svg
  );
}

export const LAST_CLIENTS: (() => string)[] = [
  tresFaroles,
  valleNublado,
  nopalia,
  comalContento,
  piedraLigera,
];
