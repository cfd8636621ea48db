/** Pixels of an Open Graph image. */
export const SHARE_WIDTH = 1200;
/** In pixels. */
export const SHARE_HEIGHT = 630;
