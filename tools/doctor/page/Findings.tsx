import { ruleTitle } from '../editorial/index';
import { counted, pathText, wordOf } from '../output/words';
import type { DoctorReport, EditorialFinding, Impact } from '../report';
import { Advice, Facts, Group, List, SitePath } from './parts';

const SEVERITIES = [
  { tone: 'broken', id: 'graves', title: 'Graves: algo no funciona' },
  { tone: 'gap', id: 'huecos', title: 'Huecos: algo falta' },
] as const;

/** By severity, what is broken first, then by the step at the gateway that resolves it. */
const impactGroups = (impact: readonly Impact[]) =>
  SEVERITIES.flatMap((group) => {
    const own = impact.filter(({ severity }) => severity === group.tone);
    const steps = [...Map.groupBy(own, ({ fix }) => fix)].map(([fix, places], at) => ({
      ...{ id: `${group.id}-${at + 1}`, severity: group.tone, fix, places },
    }));
    const count = counted(own.length, 'consecuencia', 'consecuencias');
    return own.length > 0 ? [{ ...group, count, steps }] : [];
  });

const MOST_STEPS = 6;

const moreText = (count: number) => counted(count, 'lugar más', 'lugares más');

function whereText([first, ...more]: readonly Impact[]): string {
  const others = more.length > 0 ? ` y ${moreText(more.length)}` : '';
  const path = first?.path === '/' ? 'la portada' : pathText(first?.path ?? '');
  return `Ver qué pasa en ${path}${others}`;
}

/** What to do first: the steps that resolve the impact, what is broken before what is missing. */
export function FirstSteps({ impact, verdict }: DoctorReport) {
  const steps = impactGroups(impact).flatMap((group) => group.steps);
  const more = steps.length - MOST_STEPS;
  const nothing =
    verdict === 'works'
      ? 'Nada. El sitio puede conectarse a este servicio tal como está.'
      : 'Revise las llamadas que no están completas: por ahora no cambian nada en el sitio.';
  if (steps.length === 0) return <p>{nothing}</p>;
  return (
    <>
      <ol className="steps">
        {steps.slice(0, MOST_STEPS).map(({ id, severity, fix, places }) => (
          <li key={id} className={`tone-${severity}`}>
            <p>
              <strong>{fix}</strong>
            </p>
            <p>{places[0]?.what}</p>
            <p>
              <span className="mark">{wordOf(severity)}</span>{' '}
              <a href={`#${id}`}>{whereText(places)}</a>
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

/** Of the places of a step; the others can be opened. */
const MOST_SHOWN = 8;

const showPlace = ({ path, what }: Impact) => (
  <>
    <p>{what}</p>
    <p>
      <SitePath path={path} />
    </p>
  </>
);

/** What the state of the gateway means for visitors, by severity, then by what to do. */
export const ImpactSection = ({ impact }: DoctorReport) =>
  impactGroups(impact).map(({ steps, ...group }, at) => (
    <Group key={group.id} {...group} isOpen={at === 0}>
      {steps.map(({ id, fix, places }) => (
        <div key={id} id={id} className="cluster">
          <Advice fix={fix} />
          <List className="items" of={places.slice(0, MOST_SHOWN)} show={showPlace} />
          {places.length > MOST_SHOWN && (
            <details>
              <summary data-print="hide">{moreText(places.length - MOST_SHOWN)}</summary>
              <List className="items" of={places.slice(MOST_SHOWN)} show={showPlace} />
            </details>
          )}
        </div>
      ))}
    </Group>
  ));

/** A text as it came and as the site shows it is text here, never HTML. */
const textOrNone = (text: string | undefined) => (text === '' ? '(nada)' : text);

/** One finding: of which record and field, where it is seen, what is wrong. */
const showFinding = ({ record, field, path, what, before, after }: EditorialFinding) => (
  <>
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
      <code>{field}</code> en <SitePath path={path} />
    </p>
  </>
);

/** What an editor can mend, by rule; what holds for several findings is said once. */
export const EditorialSection = ({ editorial }: DoctorReport) =>
  [...Map.groupBy(editorial, ({ rule }) => rule)].map(([rule, own], at) => {
    const count = counted(own.length, 'caso', 'casos');
    const group = { id: `textos-${at + 1}`, title: ruleTitle(rule), count };
    const isOneWhy = new Set(own.map(({ why }) => why)).size === 1;
    const clusters = Map.groupBy(own, ({ why, fix }) => (isOneWhy ? fix : `${why} ${fix}`));
    const isOneFix = isOneWhy && clusters.size === 1;
    return (
      <Group key={rule} {...group} isOpen={at === 0}>
        {isOneWhy && <Advice why={own[0]?.why} fix={isOneFix ? own[0]?.fix : undefined} />}
        {[...clusters].map(([key, same]) => (
          <div key={key} className="cluster">
            {!isOneFix && <Advice why={isOneWhy ? undefined : same[0]?.why} fix={same[0]?.fix} />}
            <List className="items" of={same} show={showFinding} />
          </div>
        ))}
      </Group>
    );
  });
