import localFont from 'next/font/local';

/**
 * Archivo, one variable family for everything; the file comes with its npm package. Until it is there
 * the faces of app/fallback-faces.css stand in.
 */
export const sans = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-sans',
  display: 'swap',
  adjustFontFallback: false,
});
