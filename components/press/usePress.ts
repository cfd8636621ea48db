import { useState } from 'react';
import { useLastDefined } from '@/components/ui/useLastDefined';
import { useRequested, type Requested } from '@/components/ui/useRequested';
import { asObject, fetchJson } from '@/lib/util/fetch-json';
import type { PressPages } from '@/lib/features/press/pagination';
import type { PressRoom } from '@/lib/features/press/cards';
import { apiRoutes } from '@/lib/server/routing/routes';

interface Press extends Requested {
  /** The requested pages or, while they load, the last ones. */
  shown: PressPages;
}

/** The server's pages and those after them, an item that moved between two reads shown once. */
function joined(initial: PressPages, page: number, rooms: PressRoom[]): PressPages {
  const cards = new Map(initial.cards.map((card) => [card.id, card]));
  for (const card of rooms.flatMap((room) => room.cards)) {
    if (!cards.has(card.id)) cards.set(card.id, card);
  }
  return { ...initial, page, cards: [...cards.values()], hasMore: rooms.at(-1)?.hasMore ?? false };
}

/** The press room up to `page`: the server's part, and each further page once from the API. */
export function usePress(initial: PressPages, page: number): Press {
  const [known] = useState(() => new Map<number, PressRoom>());
  const read = async (index: number): Promise<PressRoom> => {
    const room = known.get(index) ?? (await fetchJson(apiRoutes.press(index), asObject<PressRoom>));
    known.set(index, room);
    return room;
  };
  const load = async () => {
    // The gateway counts from 0, so the page after page `n` is its page `n`.
    const missing = Array.from({ length: page - initial.page }, (_, i) => initial.page + i);
    return joined(initial, page, await Promise.all(missing.map(read)));
  };
  const { current, ...request } = useRequested(
    page > initial.page ? undefined : initial,
    `press ${initial.page} ${page}`,
    load,
  );
  return { shown: useLastDefined(current, initial), ...request };
}
