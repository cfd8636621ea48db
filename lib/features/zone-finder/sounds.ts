/** What sounds the same in Mexico becomes the same: "jurikilla", "baradero". */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch/g, '#'],
  [/qu/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/c/g, 'k'],
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/h/g, ''],
];

/** How a name in lower case without accents sounds. */
export const soundOf = (name: string): string =>
  SOUNDS.reduce((text, [written, sound]) => text.replace(written, sound), name);
