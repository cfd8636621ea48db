import clsx from 'clsx';
import { useEffect, useId, useRef, type FormEvent, type Ref } from 'react';
import { Button } from '@/components/ui/Button';
import { SearchInput } from '@/components/ui/SearchInput';
import { routes, type NewsUrlState } from '@/lib/server/routing/routes';
import search from '@/components/ui/SearchInput.module.css';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/news/NewsFilters.module.css';

export type NewsFilter = Pick<NewsUrlState, 'buscar' | 'estado'>;

interface NewsFiltersProps {
  states: { id: number; name: string }[];
  filter: NewsFilter;
  onFilter: (filter: NewsFilter) => void;
  ref: Ref<HTMLFormElement>;
}

const NONE: NewsFilter = { buscar: '', estado: '' };

/** The filters. A real GET form works before hydration; without script, which filtering needs, it is hidden. */
export function NewsFilters({ states, filter, onFilter, ref }: NewsFiltersProps) {
  const term = useRef<HTMLInputElement>(null);
  const state = useRef<HTMLSelectElement>(null);
  const stateId = useId();
  const fill = ({ buscar, estado }: NewsFilter) => {
    if (term.current) term.current.value = buscar;
    if (state.current) state.current.value = estado;
  };
  // Back, Forward and links change the filter from outside. Text typed before hydration is kept.
  const filled = useRef(NONE);
  const { buscar, estado } = filter;
  useEffect(() => {
    if (filled.current.buscar === buscar && filled.current.estado === estado) return;
    filled.current = { buscar, estado };
    fill(filled.current);
  }, [buscar, estado]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ buscar: term.current?.value.trim() ?? '', estado: state.current?.value ?? '' });
  };
  const clear = () => {
    fill(NONE);
    onFilter(NONE);
  };
  return (
    <form
      ref={ref}
      role="search"
      aria-label="Noticias"
      action={routes.blog()}
      className={styles.form}
      data-script="only"
      data-print="hide"
      onSubmit={submit}
    >
      <SearchInput ref={term} name="buscar" label="Buscar noticias" />
      {states.length > 0 && (
        <div className={search.field}>
          <label htmlFor={stateId} className={clsx(shared.small, shared.strong)}>
            Ubicacion
          </label>
          <select
            ref={state}
            id={stateId}
            name="estado"
            className={clsx(search.input, styles.select)}
          >
            <option value="">Todas</option>
            {states.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={styles.buttons}>
        <Button type="submit">Buscar</Button>
        <Button tone="quiet" onClick={clear}>
          Limpiar filtros
        </Button>
      </div>
    </form>
  );
}
