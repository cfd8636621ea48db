import type { DoctorReport } from '../report';
import { counted } from './words';

/** What was looked at, and what was not. */
export function Extent({ report }: { report: DoctorReport }) {
  const { leftOut, requests, records } = report.extent;
  const untried = report.calls.filter(({ state }) => state === 'untried').length;
  return (
    <div className="extent">
      <p>
        Se hicieron {counted(requests, 'petición', 'peticiones')} y se leyeron{' '}
        {counted(records, 'registro', 'registros')}.
        {leftOut.length === 0 && untried === 0 && ' No quedó nada sin revisar.'}
      </p>
      {leftOut.length > 0 && (
        <>
          <p>De esto se revisó solo una parte, o nada:</p>
          <ul className="left-out">
            {leftOut.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {untried > 0 && (
        <p>
          <a href="#llamadas-sin-probar">
            {counted(untried, 'llamada quedó', 'llamadas quedaron')} sin probar
          </a>
          ; ahí se dice por qué.
        </p>
      )}
    </div>
  );
}
