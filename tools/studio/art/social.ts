import { save, svg } from './output';

/** Glyphs of the social networks on a 24 × 24 field, our own drawing, in white for the blue bar. */
const GLYPHS: Record<string, string> = {
  facebook:
    '<path d="M13.6 22v-8.6h3l.5-3.6h-3.5V7.6c0-1.1.4-1.8 1.9-1.8h1.8V2.6c-.5-.1-1.5-.2-2.6-.2-2.9 0-4.7 1.7-4.7 4.8v2.6H7v3.6h3V22z"/>',
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5" fill="none" stroke="#fff" stroke-width="2"/>' +
    '<circle cx="12" cy="12" r="4.1" fill="none" stroke="#fff" stroke-width="2"/><circle cx="16.9" cy="7.1" r="1.25"/>',
  linkedin:
    '<circle cx="5.2" cy="4.9" r="2.2"/><path d="M3.3 9h3.8v12H3.3zM9.5 9h3.6v1.7c.6-1.1 1.9-2 3.8-2 3.2 0 4.3 2 4.3 5.2V21h-3.8v-6.4c0-1.6-.5-2.6-1.9-2.6-1.5 0-2.2 1-2.2 2.7V21H9.5z"/>',
  youtube:
    '<path fill-rule="evenodd" d="M5 5h14a3.5 3.5 0 0 1 3.5 3.5v7A3.5 3.5 0 0 1 19 19H5a3.5 3.5 0 0 1-3.5-3.5v-7A3.5 3.5 0 0 1 5 5zm4.9 3.9v6.2l5.4-3.1z"/>',
  x: '<path fill-rule="evenodd" d="M2.5 3.5h6l4.2 5.7 5-5.7h2.6l-6.4 7.3 7.2 9.7h-6l-4.6-6.2-5.5 6.2H2.4l6.9-7.9zm3.7 2 9.8 13.1h1.4L7.7 5.5z"/>',
};

/** Writes data/files/social-*.svg. */
export async function drawSocialIcons(): Promise<void> {
  for (const [network, glyph] of Object.entries(GLYPHS)) {
    await save(`data/files/social-${network}.svg`, svg(24, 24, glyph, ' fill="#fff"'));
  }
}
