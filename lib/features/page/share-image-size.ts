/** Pixels of a share picture, as Open Graph and X show it. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
