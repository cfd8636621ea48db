import { counted, pathText, severityWords } from '../output/words';
import type { Impact, Verdict } from '../report';
import { Advice, Group, SitePath } from './parts';

/** Impact that the same step at the gateway resolves. */
export interface ImpactStep {
  /** Fragment of its place on the page. */
  id: string;
  severity: Impact['severity'];
  fix: string;
  impact: Impact[];
}

const SEVERITIES = [
  { severity: 'broken', id: 'graves', title: 'Graves: algo no funciona' },
  { severity: 'gap', id: 'huecos', title: 'Huecos: algo falta' },
] as const;

/** What is broken first, in the order of the report. */
export function impactSteps(impact: readonly Impact[]): ImpactStep[] {
  return SEVERITIES.flatMap(({ severity, id }) => {
    const own = impact.filter((one) => one.severity === severity);
    const byFix = Map.groupBy(own, ({ fix }) => fix);
    return [...byFix].map(([fix, same], at) => ({
      ...{ id: `${id}-${at + 1}`, severity, fix, impact: same },
    }));
  });
}

const MOST_STEPS = 6;

function whereText([first, ...more]: readonly Impact[]): string {
  const others = more.length > 0 ? ` y ${counted(more.length, 'lugar más', 'lugares más')}` : '';
  const path = first?.path === '/' ? 'la portada' : pathText(first?.path ?? '');
  return `Ver qué pasa en ${path}${others}`;
}

/** What to do first: the steps that resolve the impact, what is broken before what is missing. */
export function FirstSteps({ steps, verdict }: { steps: ImpactStep[]; verdict: Verdict }) {
  const more = steps.length - MOST_STEPS;
  const nothing =
    verdict === 'works'
      ? 'Nada. El sitio puede conectarse a este servicio tal como está.'
      : 'Revise las llamadas que no están completas: por ahora no cambian nada en el sitio.';
  if (steps.length === 0) return <p>{nothing}</p>;
  return (
    <>
      <ol className="steps">
        {steps.slice(0, MOST_STEPS).map(({ id, severity, fix, impact }) => (
          <li key={id} className={`tone-${severity}`}>
            <p>
              <strong>{fix}</strong>
            </p>
            <p>{impact[0]?.what}</p>
            <p>
              <span className="mark">{severityWords[severity]}</span>{' '}
              <a href={`#${id}`}>{whereText(impact)}</a>
            </p>
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

const MOST_SHOWN = 8;

const Places = ({ of, site }: { of: readonly Impact[]; site: string | undefined }) => (
  <ul className="items">
    {of.map(({ path, what }, at) => (
      <li key={at}>
        <p>{what}</p>
        <p>
          <SitePath path={path} site={site} />
        </p>
      </li>
    ))}
  </ul>
);

/** The places of one step, with what to do. */
function Step({ step: { id, fix, impact }, site }: { step: ImpactStep; site: string | undefined }) {
  const rest = impact.slice(MOST_SHOWN);
  return (
    <div id={id} className="cluster">
      <Advice fix={fix} />
      <Places of={impact.slice(0, MOST_SHOWN)} site={site} />
      {rest.length > 0 && (
        <details className="more">
          <summary>{counted(rest.length, 'lugar más', 'lugares más')}</summary>
          <Places of={rest} site={site} />
        </details>
      )}
    </div>
  );
}

interface ImpactProps {
  steps: readonly ImpactStep[];
  site: string | undefined;
}

/** What the state of the gateway means for visitors, by severity, then by what to do. */
export function ImpactSection({ steps, site }: ImpactProps) {
  const bySeverity = Map.groupBy(steps, ({ severity }) => severity);
  const groups = SEVERITIES.filter(({ severity }) => bySeverity.has(severity));
  return groups.map(({ severity, ...group }, at) => {
    const own = bySeverity.get(severity) ?? [];
    const places = own.flatMap(({ impact }) => impact).length;
    const count = counted(places, 'consecuencia', 'consecuencias');
    return (
      <Group key={group.id} {...group} count={count} tone={severity} isOpen={at === 0}>
        {own.map((step) => (
          <Step key={step.id} step={step} site={site} />
        ))}
      </Group>
    );
  });
}
