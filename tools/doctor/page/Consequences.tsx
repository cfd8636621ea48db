import type { Consequence } from '../report';
import type { ConsequenceGroup } from './consequence-groups';
import { Group } from './Group';
import { SitePath } from './SitePath';
import { counted } from './words';

const TITLES: Record<Consequence['severity'], string> = {
  broken: 'Graves: algo no funciona',
  gap: 'Huecos: algo falta',
};
const MOST_SHOWN = 8;

interface ConsequencesProps {
  groups: readonly ConsequenceGroup[];
  site: string | undefined;
}

function Places({ of, site }: { of: readonly Consequence[]; site: string | undefined }) {
  return (
    <ul className="places">
      {of.map(({ path, what }, at) => (
        <li key={at}>
          <p>{what}</p>
          <p className="place">
            <SitePath path={path} site={site} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function SameFix({ group, site }: { group: ConsequenceGroup; site: string | undefined }) {
  const rest = group.consequences.slice(MOST_SHOWN);
  return (
    <li className="same-fix" id={group.id}>
      <Places of={group.consequences.slice(0, MOST_SHOWN)} site={site} />
      {rest.length > 0 && (
        <details className="more">
          <summary>{counted(rest.length, 'lugar más', 'lugares más')}</summary>
          <Places of={rest} site={site} />
        </details>
      )}
      <p className="fix">
        <strong>Qué hacer:</strong> {group.fix}
      </p>
    </li>
  );
}

/** What the state of the gateway means for visitors, by severity, then by what to do. */
export function Consequences({ groups, site }: ConsequencesProps) {
  const bySeverity = Map.groupBy(groups, ({ severity }) => severity);
  return [...bySeverity].map(([severity, own], at) => {
    const count = own.reduce((sum, { consequences }) => sum + consequences.length, 0);
    return (
      <Group
        key={severity}
        id={severity === 'broken' ? 'graves' : 'huecos'}
        title={TITLES[severity]}
        count={counted(count, 'consecuencia', 'consecuencias')}
        tone={severity}
        isOpen={at === 0}
      >
        <ul className="fixes">
          {own.map((group) => (
            <SameFix key={group.id} group={group} site={site} />
          ))}
        </ul>
      </Group>
    );
  });
}
