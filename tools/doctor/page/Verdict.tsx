import type { DoctorReport } from '../report';
import { verdictWords } from '../verdict';
import { counted, dateText } from './words';

/** The verdict, of which gateway, and when. */
export function Verdict({ report }: { report: DoctorReport }) {
  const { verdict, summary, gateway, taken, extent } = report;
  const word = verdictWords[verdict];
  const rest = summary.startsWith(`${word}: `) ? summary.slice(word.length + 2) : summary;
  return (
    <section className={`verdict verdict-${verdict}`} aria-labelledby="veredicto">
      <div className="frame">
        <p className="kicker">Revisión del servicio de contenidos</p>
        <h1 id="veredicto">{word}</h1>
        <p className="lead">{rest}</p>
        <dl className="origin">
          <div>
            <dt>Servicio</dt>
            <dd>
              <bdi>{gateway}</bdi>
            </dd>
          </div>
          <div>
            <dt>Fecha</dt>
            <dd>
              <time dateTime={taken}>{dateText(taken)}</time>
            </dd>
          </div>
          <div>
            <dt>Alcance</dt>
            <dd>
              {counted(extent.requests, 'petición', 'peticiones')},{' '}
              {counted(extent.records, 'registro', 'registros')}
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
