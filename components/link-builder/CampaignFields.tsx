import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import campaigns from '@/data/campaigns.json';
import {
  CAMPAIGN_FIELDS,
  freeField,
  type CampaignField,
} from '@/lib/features/link-builder/choices';
import { campaignValue } from '@/lib/server/routing/campaign-query';
import styles from '@/components/link-builder/LinkBuilder.module.css';
import shared from '@/components/ui/shared.module.css';

/** Longer texts are cut by the cleaning. */
const MAX_LENGTH = 80;

const campaignField = CAMPAIGN_FIELDS.find(({ field }) => field === 'campana');

function KnownField({ list, field, label }: CampaignField) {
  return (
    <SelectField
      id={`campana-${field}`}
      name={field}
      label={label}
      placeholder="Sin indicar"
      isOptional
      options={campaigns[list].map(({ slug, name }) => ({ id: slug, name }))}
    />
  );
}

interface ValuesProps {
  /** What the form holds. */
  values: URLSearchParams;
}

function FreeField({ field, label, parameter, values }: CampaignField & ValuesProps) {
  const free = freeField(field);
  const typed = values.get(free) ?? '';
  const slug = campaignValue(typed);
  return (
    <TextField
      id={`campana-${free}`}
      name={free}
      label={`${label}: otro texto`}
      hint={typed === '' || slug === typed ? undefined : `${parameter}=${slug}`}
      maxLength={MAX_LENGTH}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** The campaign, and folded the other parameters. From the lists, else as free text, which is cleaned. */
export function CampaignFields({ values }: ValuesProps) {
  return (
    <fieldset className={shared.stack3}>
      <legend className={styles.legend}>¿De qué campaña es?</legend>
      {campaignField && <KnownField {...campaignField} />}
      <details className={styles.more}>
        <summary className={styles.summary}>Fuente, medio, contenido y otros textos</summary>
        <div className={shared.stack3}>
          {CAMPAIGN_FIELDS.map((field) => (
            <div key={field.field} className={styles.pair}>
              {field !== campaignField && <KnownField {...field} />}
              <FreeField {...field} values={values} />
            </div>
          ))}
          <p className={shared.small}>
            Lo que no está en una lista se cuenta junto con las demás campañas, como “otras”.
          </p>
        </div>
      </details>
    </fieldset>
  );
}
