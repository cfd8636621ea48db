import type { Ref } from 'react';
import { ResultCard } from '@/components/search/ResultCard';
import type { SearchCard } from '@/lib/features/search/cards';
import shared from '@/components/ui/shared.module.css';

const HEADING_ID = 'noticias-y-programas';

interface GatewayResultsProps {
  cards: readonly SearchCard[];
  list?: Ref<HTMLUListElement>;
}

/** The cards of the gateway's search, as many as are shown. */
export function GatewayResults({ cards, list }: GatewayResultsProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={HEADING_ID} className={shared.stack2}>
      <h2 id={HEADING_ID} className={shared.title}>
        Noticias, prensa y programas
      </h2>
      <ul ref={list} className={shared.stack3}>
        {cards.map((card) => (
          <li key={card.key}>
            <ResultCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
