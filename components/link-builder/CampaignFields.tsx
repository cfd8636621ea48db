import { FieldGroup } from '@/components/link-builder/FieldGroup';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import campaigns from '@/data/campaigns.json';
import { CAMPAIGN_FIELDS, freeField } from '@/lib/features/link-builder/choices';
import { campaignValue } from '@/lib/server/routing/campaign-query';
import styles from '@/components/link-builder/CampaignFields.module.css';

/** Longer texts are cut by the cleaning. */
const MAX_LENGTH = 80;

/** The campaign parameters: from the lists, else as free text, which is cleaned. */
export function CampaignFields({ values }: { values: URLSearchParams }) {
  return (
    <FieldGroup legend="Parámetros de campaña" className={styles.fields}>
      {CAMPAIGN_FIELDS.map(({ list, field, label, parameter }) => {
        const free = freeField(field);
        const typed = values.get(free) ?? '';
        const slug = campaignValue(typed);
        return (
          <div key={field} className={styles.pair}>
            <SelectField
              id={`campana-${field}`}
              name={field}
              label={label}
              placeholder="Sin indicar"
              isOptional
              options={campaigns[list].map((entry) => ({ id: entry.slug, name: entry.name }))}
              defaultValue=""
            />
            <TextField
              id={`campana-${free}`}
              name={free}
              label={`${label}: otro texto`}
              hint={typed === '' || slug === typed ? undefined : `${parameter}=${slug}`}
              maxLength={MAX_LENGTH}
              autoCapitalize="none"
              spellCheck={false}
            />
          </div>
        );
      })}
      <p className={styles.note}>
        Lo que no está en una lista se cuenta junto con las demás campañas, como “otras”.
      </p>
    </FieldGroup>
  );
}
