import { Button } from '@/components/ui/Button';
import { SearchInput } from '@/components/ui/SearchInput';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/search/SearchForm.module.css';

/** The search box without script. */
export function PlainSearchForm({ term = '' }: { term?: string }) {
  return (
    <form
      role="search"
      aria-label="Todo el sitio"
      action={routes.plainSearch()}
      className={styles.form}
      data-print="hide"
    >
      <SearchInput name="search" label="Buscar en el sitio" defaultValue={term} required />
      <Button type="submit">Buscar</Button>
    </form>
  );
}
