import type { Consequence, Verdict } from '../report';
import type { ConsequenceGroup } from './consequence-groups';
import { counted, pathText, severityWords } from './words';

const MOST_STEPS = 6;

interface FirstStepsProps {
  groups: readonly ConsequenceGroup[];
  verdict: Verdict;
}

function whereText([first, ...more]: readonly Consequence[]): string {
  const others = more.length > 0 ? ` y ${counted(more.length, 'lugar más', 'lugares más')}` : '';
  const path = first?.path === '/' ? 'la portada' : pathText(first?.path ?? '');
  return `Ver qué pasa en ${path}${others}`;
}

/** What to do first: the steps that resolve the consequences, what is broken before what is missing. */
export function FirstSteps({ groups, verdict }: FirstStepsProps) {
  const more = groups.length - MOST_STEPS;
  if (groups.length === 0) {
    return (
      <p className="calm">
        {verdict === 'works'
          ? 'Nada. El sitio puede conectarse a este servicio tal como está.'
          : 'Revise las llamadas que no están completas: por ahora no cambian nada en el sitio.'}
      </p>
    );
  }
  return (
    <>
      <ol className="steps">
        {groups.slice(0, MOST_STEPS).map(({ id, severity, fix, consequences }) => (
          <li key={id}>
            <div>
              <p className="step-fix">{fix}</p>
              <p>{consequences[0]?.what}</p>
              <p className="step-facts">
                <span className={`mark tone-${severity}`}>{severityWords[severity]}</span>
                <a href={`#${id}`}>{whereText(consequences)}</a>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p>
          <a href="#consecuencias">
            Y {counted(more, 'paso más', 'pasos más')}, entre las consecuencias
          </a>
        </p>
      )}
    </>
  );
}
