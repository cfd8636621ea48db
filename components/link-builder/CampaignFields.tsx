import { FieldGroup } from '@/components/link-builder/FieldGroup';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import campaigns from '@/data/campaigns.json';
import {
  CAMPAIGN_FIELDS,
  freeField,
  type CampaignField,
} from '@/lib/features/link-builder/choices';
import { campaignValue } from '@/lib/server/routing/campaign-query';
import styles from '@/components/link-builder/CampaignFields.module.css';
import group from '@/components/link-builder/FieldGroup.module.css';

/** Longer texts are cut by the cleaning. */
const MAX_LENGTH = 80;

const campaignField = CAMPAIGN_FIELDS.find(({ field }) => field === 'campana');

function ListField({ list, field, label }: CampaignField) {
  return (
    <SelectField
      id={`campana-${field}`}
      name={field}
      label={label}
      placeholder="Sin indicar"
      isOptional
      options={campaigns[list].map((entry) => ({ id: entry.slug, name: entry.name }))}
      defaultValue=""
    />
  );
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

interface ValuesProps {
  /** What the form holds. */
  values: URLSearchParams;
}

/**
 * The campaign parameters: the campaign, and folded the rest. From the lists, else as free text, which is
 * cleaned.
 */
export function CampaignFields({ values }: ValuesProps) {
  return (
    <FieldGroup legend="¿De qué campaña es?" className={styles.fields}>
      {campaignField && <ListField {...campaignField} />}
      <details className={styles.more}>
        <summary className={group.summary}>Fuente, medio, contenido y otros textos</summary>
        <div className={styles.fields}>
          {CAMPAIGN_FIELDS.map((field) => (
            <div key={field.field} className={styles.pair}>
              {field !== campaignField && <ListField {...field} />}
              <FreeField {...field} values={values} />
            </div>
          ))}
          <p className={styles.note}>
            Lo que no está en una lista se cuenta junto con las demás campañas, como “otras”.
          </p>
        </div>
      </details>
    </FieldGroup>
  );
}
