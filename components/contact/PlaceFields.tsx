import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import useSWRImmutable from 'swr/immutable';
import type { ContactFormState } from '@/components/contact/useContactForm';
import { SelectField } from '@/components/ui/SelectField';
import { useHydrated } from '@/components/ui/hydration';
import { stateKey } from '@/lib/content/catalogue/state-names';
import { LIMITS } from '@/lib/features/forms/fields';
import { findLinkedCity } from '@/lib/features/quote/linked-place';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asList, fetchJson } from '@/lib/util/json';
import styles from '@/components/contact/PlaceFields.module.css';

interface Choice {
  id: number;
  name: string;
}

const loadCities = (path: string) => fetchJson(path, asList<Choice>);

/** State and city from the static catalogue; a state's cities are loaded when it is chosen. */
export function PlaceFields({
  form,
  states,
}: {
  form: ContactFormState;
  states: readonly Choice[];
}) {
  const hasScript = useHydrated();
  // This renders again on a choice, but does not report one made before hydration.
  useWatch({ control: form.control, name: 'state' });
  const { getValues, place, setValue } = form;
  useEffect(() => {
    if (!place) return;
    const state = states.find(({ name }) => stateKey(name) === stateKey(place.state));
    if (state) setValue('state', String(state.id));
    const heading = document.getElementById('solicitud');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [place, setValue, states]);
  const stateId = hasScript ? getValues('state') : '';
  const { data: cities, isLoading } = useSWRImmutable(
    stateId ? apiRoutes.catalogueCities(stateId) : null,
    loadCities,
  );
  useEffect(() => {
    if (!cities) return;
    const named = place && findLinkedCity(cities, place.city, place.state);
    // With the list loaded, the field can show the chosen city.
    setValue('city', getValues('city') || String(named?.id ?? ''));
  }, [cities, getValues, place, setValue]);
  return (
    <>
      <SelectField
        {...form.field('state')}
        defaultValue={form.prefill?.state}
        label="Estado*"
        placeholder="Elige tu estado"
        options={states}
        autoComplete="address-level1"
        required
      />
      <div data-script="only">
        <SelectField
          {...form.field('city')}
          label="Ciudad*"
          placeholder={isLoading ? 'Cargando ciudades…' : 'Selecciona tu ciudad'}
          options={cities ?? []}
          autoComplete="address-level2"
          // Without script a disabled field is neither validated nor sent. It is enabled while its
          // list loads, so that a submit can focus it.
          disabled={!stateId}
          required
        />
      </div>
      {/* The list of cities needs a script; without it the city is typed. */}
      <noscript>
        <label className={styles.typed}>
          Ciudad*
          <input name="city" maxLength={LIMITS.place} autoComplete="address-level2" required />
        </label>
      </noscript>
    </>
  );
}
