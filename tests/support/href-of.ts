import { within } from '@testing-library/dom';

/** Where the only link of this name leads. */
export const hrefOf = (name: string | RegExp, place: HTMLElement = document.body) =>
  within(place).getByRole('link', { name }).getAttribute('href');
