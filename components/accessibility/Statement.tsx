import { ButtonLink, ButtonRow } from '@/components/ui/Button';
import { companyName, supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';
import { formatDate } from '@/lib/util/format/dates';
import styles from '@/components/accessibility/Statement.module.css';

/** The date of the last review against the standard. */
const REVIEWED_ON = '2026-11-21';

const TESTED: readonly [what: string, how: string][] = [
  [
    'Teclado',
    'Con la tecla Tab se recorre cada tipo de página y cada mensaje de error, hacia adelante y hacia atrás, en teléfono y en escritorio (en Chromium): todo se alcanza en orden, el foco se marca con un contorno y nada lo tapa; al cerrar un menú o una ventana vuelve a su lugar.',
  ],
  [
    'Ampliación y texto',
    'Las páginas se leen en una sola columna con 400 % de ampliación y admiten más espacio entre letras, palabras y renglones sin cortar texto.',
  ],
  [
    'Lectores de pantalla',
    'Cada botón, enlace y campo tiene un nombre que empieza con el texto que se ve; los resultados, los avisos y los errores se anuncian.',
  ],
  [
    'Contraste',
    'El texto contrasta con su fondo al menos 4.5 a 1 (3 a 1 si es grande), también sobre las fotografías, y los controles se distinguen con los colores de alto contraste del sistema.',
  ],
  [
    'Movimiento',
    'Los carruseles se pueden pausar y no se mueven solos si su equipo pide menos movimiento.',
  ],
  ['Pantallas táctiles', 'En el teléfono los botones y los campos miden 44 por 44 píxeles o más.'],
];

const LIMITS: readonly string[] = [
  'Todavía no lo ha evaluado un tercero ni lo hemos probado con personas que usan a diario un lector de pantalla.',
  'Los PDF de informes, prensa y sostenibilidad no siempre llevan etiquetas, así que un lector de pantalla puede perder el orden de las tablas y columnas. Pídanos el contenido en otro formato.',
  'El mapa interactivo de Google solo se carga si usted lo acepta o lo pide, y su accesibilidad depende de ese servicio. La lista por estado que lo acompaña dice lo mismo.',
  'Los videos se reproducen con YouTube o Vimeo; algunos no tienen subtítulos revisados ni audiodescripción.',
  'La bolsa de trabajo en línea es un sitio aparte y no forma parte de esta declaración.',
];

/** The accessibility statement, and how to complain. */
export function Statement() {
  return (
    <div className={styles.statement}>
      <section>
        <h2>Nuestro compromiso</h2>
        <p>
          {companyName} quiere que cualquier persona pueda usar este sitio. Trabajamos para que
          cumpla las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en su nivel AA.
        </p>
        <p>
          Última revisión: <time dateTime={REVIEWED_ON}>{formatDate(REVIEWED_ON)}</time>. La hicimos
          nosotros mismos, con pruebas automáticas en cada tipo de página y en sus mensajes de
          error, y con los recorridos principales en Chromium, Firefox y WebKit.
        </p>
      </section>
      <section>
        <h2>Qué comprobamos</h2>
        <dl className={styles.tested}>
          {TESTED.map(([what, how]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>Límites que conocemos</h2>
        <ul className={styles.limits}>
          {LIMITS.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 id="reportar">Cómo presentar una queja</h2>
        <p>
          Si algo de este sitio le impide informarse, cotizar o escribirnos, díganos en qué página
          fue y con qué navegador o programa de apoyo. Le contestamos con la solución o con la fecha
          en que estará lista. Mientras tanto le damos la misma información o hacemos el trámite con
          usted por teléfono.
        </p>
        <ButtonRow>
          <ButtonLink href={routes.contact()}>Escribir una queja</ButtonLink>
          <ButtonLink href={telHref(supportPhone)} tone="quiet">
            Llamar al {supportPhone}
          </ButtonLink>
        </ButtonRow>
      </section>
    </div>
  );
}
