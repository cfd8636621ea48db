import localFont from 'next/font/local';

/**
 * Archivo, subset to the characters of Spanish (data/README.md). app/fallback-faces.css has its
 * fallbacks.
 */
const core = localFont({
  src: './archivo-core.woff2',
  weight: '400 700',
  variable: '--font-core',
  // A late font would rewrap the lines of a page that is being read, so it is used from the next page on.
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0-00A1, U+00A9-00AB, U+00AE, U+00B0, U+00B2-00B3, U+00B7, U+00BA-00BD, U+00BF, U+00C1, U+00C9, U+00CD, U+00D1, U+00D3, U+00D7, U+00DA, U+00DC, U+00E1, U+00E9, U+00ED, U+00F1, U+00F3, U+00FA, U+00FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC',
    },
  ],
});

/** The other characters, loaded only if one occurs. */
const others = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-others',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A2-00A8, U+00AC-00AD, U+00AF, U+00B1, U+00B4-00B6, U+00B8-00B9, U+00BE, U+00C0, U+00C2-00C8, U+00CA-00CC, U+00CE-00D0, U+00D2, U+00D4-00D6, U+00D8-00D9, U+00DB, U+00DD-00E0, U+00E2-00E8, U+00EA-00EC, U+00EE-00F0, U+00F2, U+00F4-00F9, U+00FB, U+00FD-00FF, U+0102, U+0131, U+0152-0153, U+02BC, U+02C6, U+02DA, U+02DC, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+2009, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2191, U+2193, U+2212, U+2215',
    },
  ],
});

/** The classes that set `--font-core` and `--font-others`. */
export const fontClasses = `${core.variable} ${others.variable}`;
