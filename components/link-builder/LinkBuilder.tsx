'use client';

import { useState, type ChangeEvent } from 'react';
import { useWizardLink } from '@/components/link-builder/useWizardLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { useLazy } from '@/components/ui/useLazy';
import type { CampaignParameter } from '@/lib/features/campaigns/campaign';
import { campaignValue } from '@/lib/features/campaigns/campaign';
import { campaignLink, pagePath } from '@/lib/features/link-builder/campaign-link';
import type { LinkedLine } from '@/lib/features/quote/deep-link';
import styles from '@/components/link-builder/LinkBuilder.module.css';
import shared from '@/components/ui/shared.module.css';

/** Loads the result on demand, because the code for QR codes is a tenth of the page's scripts. */
const loadResult = () =>
  import('@/components/link-builder/LinkResult').then(({ LinkResult }) => LinkResult);

const CAMPAIGN_FIELDS: readonly {
  name: CampaignParameter;
  label: string;
  hint: string;
  /** The name of the field in the list of missing ones; optional fields have none. */
  missing?: string;
}[] = [
  {
    name: 'utm_source',
    label: 'Fuente*',
    hint: 'boletin, facebook, volante',
    missing: 'la fuente',
  },
  { name: 'utm_medium', label: 'Medio*', hint: 'email, social, qr, impreso', missing: 'el medio' },
  { name: 'utm_campaign', label: 'Campaña', hint: 'nombre-de-la-campana' },
  { name: 'utm_content', label: 'Contenido', hint: 'boton, cartel, imagen-a' },
];

const EMPTY = {
  ...{ target: 'page', page: '', service: '', state: '', city: '' },
  ...{ utm_source: '', utm_medium: '', utm_campaign: '', utm_content: '' },
};
type Values = typeof EMPTY;

const TARGETS = [
  { target: 'page', label: 'Una página del sitio' },
  { target: 'wizard', label: 'El cotizador' },
];

const list = new Intl.ListFormat('es-MX');

/** Returns a campaign value as it is in the link if the link changes it, else an example. */
function cleanedHint(value: string, example: string): string {
  const clean = campaignValue(value);
  return value === '' || clean === value ? `Por ejemplo: ${example}` : `En el enlace: ${clean}`;
}

interface LinkBuilderProps {
  lines: readonly LinkedLine[];
  /** The URL of the site. */
  site: string;
}

/** Builds a link with campaign parameters to a page or to the start of the quote wizard. */
export function LinkBuilder({ lines, site }: LinkBuilderProps) {
  const [values, setValues] = useState(EMPTY);
  const isWizard = values.target === 'wizard';
  const wizard = useWizardLink(isWizard, values, lines);
  const path = isWizard ? wizard.path : pagePath(values.page, site);
  const problem = isWizard
    ? wizard.problem
    : values.page !== '' &&
      path === undefined &&
      'Esa dirección no es de una página de este sitio.';
  const isEmpty = isWizard ? values.service === '' : values.page === '';
  const missing = [
    ...(isEmpty ? [isWizard ? 'el servicio' : 'la página'] : []),
    ...CAMPAIGN_FIELDS.flatMap(({ name, missing: text }) =>
      text && campaignValue(values[name]) === '' ? [text] : [],
    ),
  ];
  const isComplete = path !== undefined && missing.length === 0 && !problem;
  const { loaded: LinkResult, hasFailed } = useLazy(loadResult, isComplete);

  const field = (name: keyof Values) => ({
    id: name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setValues((before) => ({
        ...before,
        ...(name === 'state' ? { city: '' } : {}),
        [name]: target.value,
      })),
  });

  return (
    <div className={styles.columns}>
      <form
        aria-label="Armar un enlace"
        className={shared.stack5}
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset className={shared.stack3}>
          <legend className={styles.legend}>¿A dónde lleva el enlace?</legend>
          <div className={shared.cluster2}>
            {TARGETS.map(({ target, label }) => (
              <label key={target} className={styles.choice}>
                <input
                  type="radio"
                  name="target"
                  checked={values.target === target}
                  onChange={() => setValues((before) => ({ ...before, target }))}
                />
                {label}
              </label>
            ))}
          </div>
          {isWizard ? (
            <>
              <SelectField
                {...field('service')}
                label="Servicio*"
                placeholder="Elige un servicio"
                options={lines}
              />
              <SelectField
                {...field('state')}
                label="Estado"
                placeholder="Sin estado"
                isOptional
                options={wizard.states}
              />
              <SelectField
                {...field('city')}
                label="Ciudad"
                placeholder="Sin ciudad"
                isOptional
                disabled={wizard.cities.length === 0}
                options={wizard.cities}
              />
            </>
          ) : (
            <TextField
              {...field('page')}
              label="Dirección de la página*"
              hint="Ábrela y copia su dirección del navegador, por ejemplo /sucursales/monterrey"
            />
          )}
        </fieldset>
        <fieldset className={shared.stack3}>
          <legend className={styles.legend}>¿De qué campaña es?</legend>
          {CAMPAIGN_FIELDS.map(({ name, label, hint }) => (
            <TextField
              key={name}
              {...field(name)}
              label={label}
              hint={cleanedHint(values[name], hint)}
              maxLength={80}
              autoCapitalize="none"
              spellCheck={false}
            />
          ))}
        </fieldset>
      </form>
      <div role="region" aria-label="Enlace" className={shared.beside}>
        {isComplete && LinkResult ? (
          <LinkResult address={campaignLink(path, values, site)} />
        ) : (
          <EmptyState message="Aquí aparecerá el enlace.">
            <p role="status">
              {hasFailed && 'No pudimos cargar esta parte. Vuelve a cargar la página.'}
              {problem || (missing.length > 0 && `Falta ${list.format(missing)}.`)}
            </p>
          </EmptyState>
        )}
      </div>
    </div>
  );
}
