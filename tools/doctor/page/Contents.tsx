export interface Entry {
  id: string;
  title: string;
  count?: number;
}

/** Table of contents. */
export function Contents({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav className="contents" aria-labelledby="contenido-titulo">
      <p id="contenido-titulo">Contenido</p>
      <ul>
        {entries.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {title}
              {count !== undefined && <span className="number">{` (${count})`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
