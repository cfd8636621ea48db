import { within } from '@testing-library/dom';

/** Returns the address of the only link with this name. */
export const hrefOf = (name: string | RegExp, place: HTMLElement = document.body) =>
  within(place).getByRole('link', { name }).getAttribute('href');
