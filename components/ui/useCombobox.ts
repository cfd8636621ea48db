import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';

const NO_OPTION = -1;

/** Keeps the focus in the box, because a blur would close the list under the pointer. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

interface ComboboxState {
  /** The typed text; undefined while the list is closed. */
  typed: string | undefined;
  setTyped: (typed: string | undefined) => void;
  /** The number of options. */
  count: number;
  /** False while the options belong to an earlier text: they stay visible but cannot be chosen. */
  isCurrent: boolean;
}

/**
 * Returns the props of an editable combobox with a list (WAI-ARIA). The focus stays in the box; Enter
 * clicks the active option.
 */
export function useCombobox({ typed, setTyped, count, isCurrent }: ComboboxState) {
  const listId = useId();
  const [active, setActive] = useState(NO_OPTION);
  const isOpen = typed !== undefined && count > 0;
  const optionId = (at: number) => `${listId}-${at}`;

  const close = () => {
    setTyped(undefined);
    setActive(NO_OPTION);
  };
  const open = (value: string) => {
    setTyped(value);
    setActive(NO_OPTION);
  };
  /** Moves from the box to the first or last option, and from there back to the box. */
  const move = (by: 1 | -1) => {
    const places = count + 1;
    const next = ((active + 1 + by + places) % places) - 1;
    setActive(next);
    // The list may be longer than its box.
    if (next !== NO_OPTION) {
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open(event.currentTarget.value);
      else if (isCurrent) move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Escape' && isOpen) {
      // By default, Escape would also empty the box.
      event.preventDefault();
      close();
    } else if (key === 'Enter') {
      if (isOpen && active !== NO_OPTION) {
        event.preventDefault();
        document.getElementById(optionId(active))?.click();
      }
      close();
    }
  };
  return {
    isOpen,
    close,
    boxProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active === NO_OPTION || !isOpen ? undefined : optionId(active),
      onInput: (event: SyntheticEvent<HTMLInputElement>) => open(event.currentTarget.value),
      onKeyDown,
      onBlur: close,
    },
    listProps: {
      id: listId,
      role: 'listbox',
      'aria-label': 'Sugerencias',
      'aria-busy': !isCurrent,
      onPointerDown: keepFocus,
      onMouseDown: keepFocus,
    },
    optionProps: (at: number) => ({
      id: optionId(at),
      role: 'option',
      'aria-selected': at === active,
      tabIndex: -1,
      inert: !isCurrent,
    }),
  } as const;
}

/** Returns the text that a screen reader announces when a list opens; '' for an empty list. */
export function optionsAnnouncement(count: number, verb: 'abrir' | 'usarla'): string {
  if (count === 0) return '';
  const found = count === 1 ? '1 sugerencia' : `${count} sugerencias`;
  return `${found}. Usa las flechas para elegir y Entrar para ${verb}.`;
}
