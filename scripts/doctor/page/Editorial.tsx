import type { EditorialFinding } from '../report';
import { Finding } from './Finding';
import { Group } from './Group';
import { ruleTitle } from './rule-titles';
import { counted } from './words';

/** What all of them say of `key`; undefined where they differ. */
function shared(findings: readonly EditorialFinding[], key: 'why' | 'fix'): string | undefined {
  const values = new Set(findings.map((finding) => finding[key]));
  return values.size === 1 ? [...values][0] : undefined;
}

interface EditorialProps {
  findings: readonly EditorialFinding[];
  site: string | undefined;
}

/** What an editor can mend, by rule; what holds for all findings of a rule is said once. */
export function Editorial({ findings, site }: EditorialProps) {
  const byRule = Map.groupBy(findings, ({ rule }) => rule);
  return [...byRule].map(([rule, own], at) => {
    const why = shared(own, 'why');
    const fix = shared(own, 'fix');
    return (
      <Group
        key={rule}
        id={`textos-${at + 1}`}
        title={ruleTitle(rule)}
        count={counted(own.length, 'caso', 'casos')}
        isOpen={at === 0}
      >
        {(why ?? fix) !== undefined && (
          <div className="shared">
            {why !== undefined && (
              <p>
                <strong>Por qué importa:</strong> {why}
              </p>
            )}
            {fix !== undefined && (
              <p>
                <strong>Qué hacer:</strong> {fix}
              </p>
            )}
          </div>
        )}
        <ul className="findings">
          {own.map((finding, index) => (
            <Finding
              key={index}
              finding={finding}
              site={site}
              saysWhy={why === undefined}
              saysFix={fix === undefined}
            />
          ))}
        </ul>
      </Group>
    );
  });
}
