import { NewsBrowser } from '@/components/news/NewsBrowser';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { stateChoices } from '@/lib/content/catalogue/states';
import type { State } from '@/lib/content/gateway/states';
import type { NewsPage } from '@/lib/features/news/cards';
import { routes } from '@/lib/server/routing/routes';
import shared from '@/components/ui/shared.module.css';

interface NewsIndexProps {
  news: NewsPage;
  states: State[];
}

/** One page of the list of news. */
export function NewsIndex({ news, states }: NewsIndexProps) {
  return (
    <>
      <PageHeader
        title="Noticias"
        lead="Lo más reciente de nuestra empresa y de las ciudades donde trabajamos."
      >
        <ButtonLink href={routes.press()} tone="quiet">
          Ir a la Sala de Prensa
        </ButtonLink>
        <p data-print="hide">
          <a href={routes.feed(routes.blog())} className={shared.target}>
            Recibir las noticias por RSS
          </a>
        </p>
      </PageHeader>
      <Section isUnderHeader>
        {news.total === 0 ? (
          <EmptyState message="Por ahora no hay noticias publicadas.">
            <ButtonLink href={routes.home()}>Ir al inicio</ButtonLink>
          </EmptyState>
        ) : (
          <NewsBrowser
            initial={news}
            states={stateChoices(states).map(({ id, name }) => ({ id, name }))}
          />
        )}
      </Section>
    </>
  );
}
