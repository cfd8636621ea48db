import type { ReactNode } from 'react';
import type { CallReport } from '../report';
import { counted, envelopeWords, kindWords, numberText, reasonText } from './words';

function Names({ of }: { of: readonly string[] }) {
  return (
    <ul className="names">
      {of.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

function Skipped({ count, of, examples }: CallReport['skipped']) {
  return (
    <>
      <p>
        {numberText(count)} de {numberText(of)}
      </p>
      {examples.length > 0 && (
        <ul>
          {examples.map(({ id, field, reason }, at) => (
            <li key={at}>
              {field === undefined ? 'El registro' : <code>{field}</code>} {reason}
              {id === undefined ? '' : ` (id ${id})`}
            </li>
          ))}
          {examples.length < count && <li>y otros</li>}
        </ul>
      )}
    </>
  );
}

function WrongTyped({ of }: { of: CallReport['wrongTyped'] }) {
  return (
    <ul>
      {of.map(({ field, came, count }, at) => (
        <li key={at}>
          <code>{field}</code> {came}, {counted(count, 'vez', 'veces')}
        </li>
      ))}
    </ul>
  );
}

const statusText = ([status, count]: [string, number]) =>
  `${/^\d+$/.test(status) ? status : reasonText(status)} × ${numberText(count)}`;

function factsOf(call: CallReport): [term: string, fact: ReactNode][] {
  const { outcomes, skipped, wrongTyped, neverCame, unknown, reasons, notUtf8 } = call;
  const results = [
    outcomes.found > 0 && counted(outcomes.found, 'sirvió', 'sirvieron'),
    outcomes.missing > 0 && counted(outcomes.missing, 'no se encontró', 'no se encontraron'),
    outcomes.unavailable > 0 && counted(outcomes.unavailable, 'no sirvió', 'no sirvieron'),
  ].filter((result) => result !== false);
  const facts: [string, ReactNode][] = [
    ['Tipo', kindWords[call.kind]],
    ['Respuestas', Object.entries(call.statuses).map(statusText).join(', ')],
    ['Resultado', results.join(', ')],
    ['Motivo', reasons.length > 0 && reasons.map(reasonText).join(', ')],
    ['Registros omitidos', skipped.count > 0 && <Skipped {...skipped} />],
    ['Campos de otro tipo', wrongTyped.length > 0 && <WrongTyped of={wrongTyped} />],
    ['Campos que nunca vinieron', neverCame.length > 0 && <Names of={neverCame} />],
    ['Campos que el contrato no conoce', unknown.length > 0 && <Names of={unknown} />],
    ['Forma', envelopeWords[call.envelope]],
    ['Content-Type', call.contentTypes.length > 0 && <Names of={call.contentTypes} />],
    ['No es UTF-8', notUtf8 > 0 && counted(notUtf8, 'respuesta', 'respuestas')],
  ];
  return facts.filter(([, fact]) => fact !== undefined && fact !== false && fact !== '');
}

/** All that was seen of a call. */
export function CallFacts({ call }: { call: CallReport }) {
  return (
    <dl className="facts">
      {factsOf(call).map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
