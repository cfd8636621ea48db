/** Cache tag of pages rendered while a part of the gateway was unavailable. */
export const INCOMPLETE_TAG = 'incomplete';

/** Cache tag of pages that are never stored: their number is unbounded. */
export const UNSTORED_TAG = 'unstored';
