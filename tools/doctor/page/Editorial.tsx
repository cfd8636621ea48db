import type { EditorialFinding } from '../report';
import { Advice } from './Advice';
import { clustersOf } from './finding-clusters';
import { Finding } from './Finding';
import { Group } from './Group';
import { ruleTitle } from './rule-titles';
import { counted } from './words';

interface EditorialProps {
  findings: readonly EditorialFinding[];
  site: string | undefined;
}

/** What an editor can mend, by rule; what holds for several findings of a rule is said once. */
export function Editorial({ findings, site }: EditorialProps) {
  const byRule = Map.groupBy(findings, ({ rule }) => rule);
  return [...byRule].map(([rule, own], at) => {
    const { shared, clusters } = clustersOf(own);
    return (
      <Group
        key={rule}
        id={`textos-${at + 1}`}
        title={ruleTitle(rule)}
        count={counted(own.length, 'caso', 'casos')}
        isOpen={at === 0}
      >
        {(shared.why ?? shared.fix) !== undefined && (
          <div className="shared">
            <Advice {...shared} />
          </div>
        )}
        {clusters.map(({ advice, findings: several }, index) => (
          <div key={index} className="cluster">
            {Object.keys(advice).length > 0 && (
              <div className="advice">
                <Advice {...advice} />
              </div>
            )}
            <ul className="findings">
              {several.map((finding, number) => (
                <Finding
                  key={number}
                  finding={finding}
                  site={site}
                  saysWhy={(shared.why ?? advice.why) === undefined}
                  saysFix={(shared.fix ?? advice.fix) === undefined}
                />
              ))}
            </ul>
          </div>
        ))}
      </Group>
    );
  });
}
