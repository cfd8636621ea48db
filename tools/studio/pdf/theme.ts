/** Sizes in PostScript points, the origin at the upper left corner of an A4 page. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = { x: 56, top: 92, bottom: 76 };
export const CONTENT: number = PAGE.width - 2 * MARGIN.x;
export const GUTTER = 24;
export const COLUMN = (CONTENT - GUTTER) / 2;

/** The same palette as the site's tokens. */
export const COLOR = {
  blue: '#003da5',
  blueDeep: '#00276b',
  blueNight: '#001a48',
  blueSoft: '#9db8e6',
  bluePale: '#e6eefb',
  green: '#84bd00',
  greenInk: '#4a6f00',
  ink: '#0f1c36',
  inkSoft: '#475571',
  line: '#d5ddea',
  mist: '#f2f5fa',
  white: '#ffffff',
} as const;

/** Neighbours differ in lightness as well as in hue, so that they can be told apart in greyscale. */
export const SERIES = [
  '#003da5',
  '#84bd00',
  '#00276b',
  '#7ba0df',
  '#4a6f00',
  '#c4cfe0',
  '#c9853b',
  '#6b7890',
] as const;

export const FONTS = {
  regular: require.resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff'),
  medium: require.resolve('@fontsource/archivo/files/archivo-latin-500-normal.woff'),
  bold: require.resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff'),
  black: require.resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff'),
} as const;

export interface Style {
  font: keyof typeof FONTS;
  size: number;
  /** Distance from baseline to baseline. */
  leading: number;
  color: string;
}

export const TEXT = {
  running: { font: 'regular', size: 8, leading: 11, color: COLOR.inkSoft },
  heading: { font: 'bold', size: 27, leading: 31, color: COLOR.blue },
  lead: { font: 'medium', size: 13, leading: 19.2, color: COLOR.blueDeep },
  cardTitle: { font: 'bold', size: 11, leading: 14, color: COLOR.ink },
  small: { font: 'regular', size: 8.6, leading: 12, color: COLOR.inkSoft },
  label: { font: 'medium', size: 8.4, leading: 10.6, color: COLOR.ink },
  cell: { font: 'regular', size: 9.4, leading: 12.6, color: COLOR.ink },
} satisfies Record<string, Style>;

export function body(size: number): Style {
  return { font: 'regular', size, leading: Math.round(size * 15.2) / 10, color: COLOR.ink };
}
