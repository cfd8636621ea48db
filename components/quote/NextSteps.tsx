import styles from '@/components/quote/NextSteps.module.css';

/** Promises no more than the frequent questions do. */
export function NextSteps() {
  return (
    <section className={styles.next} aria-labelledby="quote-next">
      <h3 id="quote-next" className={styles.title}>
        Qué sigue
      </h3>
      <ol className={styles.list}>
        <li>
          <strong>Espere nuestra llamada.</strong> Un asesor revisa su solicitud y le llama.
        </li>
        <li>
          <strong>Conteste aunque no reconozca el número.</strong> Puede llamarle la sucursal de su
          zona o nuestra oficina corporativa, con la lada de otra ciudad.
        </li>
        <li>
          <strong>Tenga tres datos a la mano.</strong> El domicilio donde se generan los residuos,
          una idea del volumen (bolsas, tambos, contenedores o toneladas al mes) y, si es una
          empresa, su giro.
        </li>
      </ol>
    </section>
  );
}
