import { formatSize } from '@/lib/util/format/sizes';
import { answersText, callNotes, counted, envelopeWords, timeText } from '../output/words';
import type { CallReport, DoctorReport } from '../report';
import { Facts, Group, List } from './parts';

const GROUPS = [
  { state: 'failed', id: 'llamadas-que-fallan', title: 'Fallan', tone: 'broken' },
  { state: 'gaps', id: 'llamadas-con-huecos', title: 'Con huecos', tone: 'gap' },
  { state: 'whole', id: 'llamadas-completas', title: 'Completas', tone: 'good' },
  { state: 'untried', id: 'llamadas-sin-probar', title: 'Sin probar', tone: 'plain' },
] as const;

const listed = (texts: readonly string[]) =>
  texts.length > 0 ? <List of={texts} show={(text) => <bdi>{text}</bdi>} /> : undefined;

/** All that was seen of a call; closed it says what is noteworthy. */
function showCall(call: CallReport) {
  const { name, ms, requests, bytes, records, envelope, contentTypes } = call;
  const notes = callNotes(call);
  const digest = notes.map(({ term, count }) => `${term}: ${count}`).join(' · ');
  const figures = [
    counted(requests, 'petición', 'peticiones'),
    `${timeText(ms.median)}, la más lenta ${timeText(ms.slowest)}`,
    formatSize(bytes),
    counted(records, 'registro', 'registros'),
  ];
  return (
    <details className="call">
      <summary>
        <code>{name}</code>
        <span className="soft">{figures.join(' · ')}</span>
        {digest !== '' && <span className="digest">{digest}</span>}
      </summary>
      <Facts
        of={[
          ...notes.map(({ term, count, items }) => [term, listed(items) ?? count] as const),
          ['Respuestas', answersText(call)],
          ['Forma', envelopeWords[envelope]],
          ['Content-Type', contentTypes.join(', ') || undefined],
        ]}
      />
    </details>
  );
}

const untried = (calls: CallReport[]) =>
  [...Map.groupBy(calls, ({ reasons }) => reasons.join(' '))].map(([reason, group]) => (
    <div key={reason} className="untried">
      <p>{reason}</p>
      <List of={group} show={({ name }) => <code>{name}</code>} />
    </div>
  ));

/** The calls of the contract by their state, those that need work first. */
export function CallSection({ calls }: DoctorReport) {
  const byState = Map.groupBy(calls, ({ state }) => state);
  const groups = GROUPS.flatMap((group) => {
    const own = byState.get(group.state);
    return own ? [{ ...group, own, count: counted(own.length, 'llamada', 'llamadas') }] : [];
  });
  return groups.map(({ state, own, ...group }, at) => {
    const isOpen = at === 0 && (state === 'failed' || state === 'gaps');
    return (
      <Group key={state} {...group} isOpen={isOpen}>
        {state === 'untried' ? untried(own) : <List className="calls" of={own} show={showCall} />}
      </Group>
    );
  });
}
