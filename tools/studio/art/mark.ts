export const BLUE = '#003da5';
export const GREEN = '#84bd00';
export const WHITE = '#ffffff';

/**
 * The mark on a 64 × 64 field: a rising diagonal, the tipped bed of a truck, answered by a short arm.
 * Both arms and the gap between them keep one slope (23 across, 52 up).
 */
export function mark(shortArm: string, longArm: string): string {
  return (
    `<path d="M3 20H18L26.85 40 19.35 56.96Z" fill="${shortArm}"/>` +
    `<path d="M22.5 60 45.5 8H61L38 60Z" fill="${longArm}"/>`
  );
}
