import type { CallReport } from '../report';
import { callDigest } from './call-digest';
import { CallFacts } from './CallFacts';
import { Group } from './Group';
import { bytesText, counted, numberText, timeText } from './words';

type Calls = readonly CallReport[];

const GROUPS = [
  { state: 'failed', id: 'llamadas-que-fallan', title: 'Fallan', tone: 'broken' },
  { state: 'gaps', id: 'llamadas-con-huecos', title: 'Con huecos', tone: 'gap' },
  { state: 'whole', id: 'llamadas-completas', title: 'Completas', tone: 'good' },
] as const;

const COLUMNS = ['Peticiones', 'Tiempo mediano', 'El más lento', 'Tamaño', 'Registros'];

function figuresOf({ requests, ms, bytes, records }: CallReport): string[] {
  return [
    numberText(requests),
    timeText(ms.median),
    timeText(ms.slowest),
    bytesText(bytes),
    numberText(records),
  ];
}

function CallRows({ call }: { call: CallReport }) {
  return (
    <tbody>
      <tr className="figures">
        <th scope="row">
          <code>{call.name}</code>
        </th>
        {figuresOf(call).map((figure, at) => (
          <td key={at} data-label={COLUMNS[at]}>
            {figure}
          </td>
        ))}
      </tr>
      <tr>
        <td colSpan={COLUMNS.length + 1}>
          <details className="call">
            <summary>{callDigest(call)}</summary>
            <CallFacts call={call} />
          </details>
        </td>
      </tr>
    </tbody>
  );
}

function CallTable({ calls, title }: { calls: Calls; title: string }) {
  return (
    <table>
      <caption className="unseen">{`Llamadas: ${title}`}</caption>
      <thead>
        <tr>
          {['Llamada', ...COLUMNS].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {calls.map((call) => (
        <CallRows key={call.name} call={call} />
      ))}
    </table>
  );
}

function Untried({ calls }: { calls: Calls }) {
  const byReason = Map.groupBy(calls, ({ reasons }) => reasons.join(' '));
  return [...byReason].map(([reason, group]) => (
    <div key={reason} className="untried">
      <p>{reason}</p>
      <ul className="names">
        {group.map(({ name }) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The calls of the contract by their state, those that need work first. */
export function CallSection({ calls }: { calls: Calls }) {
  const of = (state: CallReport['state']) => calls.filter((call) => call.state === state);
  const groups = GROUPS.filter(({ state }) => of(state).length > 0);
  const untried = of('untried');
  const countText = (count: number) => counted(count, 'llamada', 'llamadas');
  return (
    <>
      {groups.map(({ state, id, title, tone }, at) => (
        <Group
          key={id}
          {...{ id, title, tone }}
          count={countText(of(state).length)}
          isOpen={at === 0 && state !== 'whole'}
        >
          <CallTable calls={of(state)} title={title} />
        </Group>
      ))}
      {untried.length > 0 && (
        <Group
          id="llamadas-sin-probar"
          title="Sin probar"
          count={countText(untried.length)}
          isOpen={false}
        >
          <Untried calls={untried} />
        </Group>
      )}
    </>
  );
}
