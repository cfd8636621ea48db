import { useEffect, useSyncExternalStore } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import useSWRImmutable from 'swr/immutable';
import type { ContactValues } from '@/lib/forms/contact-fields';

async function loadMessage(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The default message answered ${response.status}`);
  const { message }: { message: string } = await response.json();
  return message;
}

/** The query of a page that stays open does not change. */
const noChange = () => () => undefined;

/** Read in the browser alone: the page is static and knows no query. */
const isSustainability = () =>
  new URLSearchParams(window.location.search).get('o') === 'sostenibilidad';

/**
 * With `?o=sostenibilidad` the message is the gateway's and locked (specification, section 2,
 * "Contact page"). Should it not load, the field stays the visitor's.
 *
 * @returns whether the message is locked.
 */
export function useSustainabilityMessage(setValue: UseFormSetValue<ContactValues>): boolean {
  const isAsked = useSyncExternalStore(noChange, isSustainability, () => false);
  const { data: message } = useSWRImmutable(isAsked ? '/api/contact-message' : null, loadMessage);
  useEffect(() => {
    if (message) setValue('message', message);
  }, [message, setValue]);
  return Boolean(message);
}
