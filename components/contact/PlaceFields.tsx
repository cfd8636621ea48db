import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import useSWRImmutable from 'swr/immutable';
import type { ContactFormState } from '@/components/contact/useContactForm';
import { SelectField } from '@/components/ui/SelectField';
import { useHydrated } from '@/components/ui/useHydrated';
import { LIMITS } from '@/lib/features/forms/fields';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asList, fetchJson } from '@/lib/util/fetch-json';
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
  cityName,
}: {
  form: ContactFormState;
  states: readonly Choice[];
  cityName: string | undefined;
}) {
  const hasScript = useHydrated();
  // Renders again at a choice, but is not told of one made before hydration.
  useWatch({ control: form.control, name: 'state' });
  const { getValues, setValue } = form;
  const stateId = hasScript ? getValues('state') : '';
  const { data: cities, isLoading } = useSWRImmutable(
    stateId ? apiRoutes.catalogueCities(stateId) : null,
    loadCities,
  );
  useEffect(() => {
    // The field can show the city that is chosen.
    if (cities) setValue('city', getValues('city'));
  }, [cities, getValues, setValue]);
  return (
    <>
      <SelectField
        {...form.field('state')}
        defaultValue={form.prefill?.state}
        label="Estado*"
        placeholder="Elija su estado"
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
          // Without script a disabled field is neither validated nor sent. Enabled while its list
          // loads, so that a submit can focus it.
          disabled={!stateId}
          required
        />
      </div>
      {/* The list of cities needs a script; without it the city is typed. */}
      <noscript>
        <label className={styles.typed}>
          Ciudad*
          <input
            name="city"
            defaultValue={cityName}
            maxLength={LIMITS.place}
            autoComplete="address-level2"
            required
          />
        </label>
      </noscript>
    </>
  );
}
