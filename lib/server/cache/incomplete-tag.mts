/** Cache tag of pages rendered while a part of the gateway was unavailable. */
export const INCOMPLETE_TAG = 'incomplete';
