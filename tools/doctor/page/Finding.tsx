import type { EditorialFinding } from '../report';
import { Advice } from './Advice';
import { SitePath } from './SitePath';

interface FindingProps {
  finding: EditorialFinding;
  site: string | undefined;
  saysWhy: boolean;
  saysFix: boolean;
}

/** A text as it came and as the site shows it, never as HTML. */
function Comparison({ before, after }: Pick<EditorialFinding, 'before' | 'after'>) {
  const texts = [
    ['Como está', before],
    ['Como lo muestra el sitio', after],
  ] as const;
  return (
    <dl className="comparison">
      {texts.map(([term, text]) =>
        text === undefined ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text === '' ? '(nada)' : text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** One finding: of which record and field, where it is seen, what is wrong. */
export function Finding({ finding, site, saysWhy, saysFix }: FindingProps) {
  const { record, field, path, what, why, fix, before, after } = finding;
  return (
    <li className="finding">
      <div className="record">
        <p>
          <strong>
            <bdi>{record.title === '' ? '(sin título)' : record.title}</bdi>
          </strong>
        </p>
        <p className="soft">
          <bdi>{record.type}</bdi>
          {record.id === undefined ? '' : `, id ${record.id}`}
        </p>
      </div>
      <div className="told">
        <p>{what}</p>
        <Advice why={saysWhy ? why : undefined} fix={saysFix ? fix : undefined} />
        {(before ?? after) !== undefined && <Comparison before={before} after={after} />}
        <dl className="where">
          <div>
            <dt>Campo</dt>
            <dd>
              <code>{field}</code>
            </dd>
          </div>
          <div>
            <dt>Se ve en</dt>
            <dd>
              <SitePath path={path} site={site} />
            </dd>
          </div>
        </dl>
      </div>
    </li>
  );
}
