import { ruleTitle } from '../editorial/index';
import { counted } from '../output/words';
import type { EditorialFinding } from '../report';
import { Advice, Facts, Group, SitePath } from './parts';

/** A text as it came and as the site shows it is text here, never HTML. */
const textOrNone = (text: string | undefined) => (text === '' ? '(nada)' : text);

/** One finding: of which record and field, where it is seen, what is wrong. */
function Finding({ finding, site }: { finding: EditorialFinding; site: string | undefined }) {
  const { record, field, path, what, before, after } = finding;
  return (
    <li>
      <p>
        <strong>
          <bdi>{record.title || '(sin título)'}</bdi>
        </strong>
        <span className="soft">
          {' '}
          <bdi>{record.type}</bdi>
          {record.id === undefined ? '' : `, id ${record.id}`}
        </span>
      </p>
      <p>{what}</p>
      {(before ?? after) !== undefined && (
        <div className="comparison">
          <Facts
            of={[
              ['Como está', textOrNone(before)],
              ['Como lo muestra el sitio', textOrNone(after)],
            ]}
          />
        </div>
      )}
      <p className="soft">
        <code>{field}</code> en <SitePath path={path} site={site} />
      </p>
    </li>
  );
}

interface EditorialProps {
  findings: readonly EditorialFinding[];
  site: string | undefined;
}

/** What an editor can mend, by rule; what holds for several findings is said once. */
export function Editorial({ findings, site }: EditorialProps) {
  const byRule = Map.groupBy(findings, ({ rule }) => rule);
  return [...byRule].map(([rule, own], at) => {
    const isOneWhy = new Set(own.map(({ why }) => why)).size === 1;
    const clusters = Map.groupBy(own, ({ why, fix }) => (isOneWhy ? fix : `${why} ${fix}`));
    const isOneFix = isOneWhy && clusters.size === 1;
    return (
      <Group
        key={rule}
        id={`textos-${at + 1}`}
        title={ruleTitle(rule)}
        count={counted(own.length, 'caso', 'casos')}
        isOpen={at === 0}
      >
        {isOneWhy && <Advice why={own[0]?.why} fix={isOneFix ? own[0]?.fix : undefined} />}
        {[...clusters].map(([key, cluster]) => (
          <div key={key} className="cluster">
            {!isOneFix && (
              <Advice why={isOneWhy ? undefined : cluster[0]?.why} fix={cluster[0]?.fix} />
            )}
            <ul className="items">
              {cluster.map((finding, number) => (
                <Finding key={number} finding={finding} site={site} />
              ))}
            </ul>
          </div>
        ))}
      </Group>
    );
  });
}
