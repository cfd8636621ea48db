/** The brand's colours: style sheets do not apply in drawings. */
export const BLUE = '#003da5';
export const NIGHT = '#001a48';
export const GREEN = '#84bd00';
export const WHITE = '#ffffff';
