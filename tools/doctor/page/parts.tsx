import { createContext, useContext, type ReactNode } from 'react';
import { pathText } from '../output/words';

/** Origin of the site, where it is known: paths become links to it. */
export const SiteContext = createContext<string | undefined>(undefined);

interface GroupProps {
  /** Of its content: a link to it opens the group. */
  id: string;
  title: string;
  count: string;
  tone?: 'broken' | 'gap' | 'good' | 'plain';
  isOpen: boolean;
  children: ReactNode;
}

/** A group of a section that can be closed; on paper it is open. */
export const Group = ({ id, title, count, tone = 'plain', isOpen, children }: GroupProps) => (
  <details className={`group tone-${tone}`} open={isOpen}>
    <summary>
      <h3>{title}</h3>
      <span className="soft">{count}</span>
    </summary>
    <div className="content" id={id}>
      {children}
    </div>
  </details>
);

interface ListProps<Item> {
  of: readonly Item[];
  show: (item: Item) => ReactNode;
  className?: string;
}

/** A list, in the order given. */
export const List = <Item,>({ of, show, className }: ListProps<Item>) => (
  <ul className={className}>
    {of.map((item, at) => (
      <li key={at}>{show(item)}</li>
    ))}
  </ul>
);

/** Why findings matter and what to do about them, as far as it is given. */
export const Advice = ({ why, fix }: { why?: string | undefined; fix?: string | undefined }) => (
  <div className="advice">
    {why !== undefined && (
      <p>
        <strong>Por qué importa:</strong> {why}
      </p>
    )}
    {fix !== undefined && (
      <p>
        <strong>Qué hacer:</strong> {fix}
      </p>
    )}
  </div>
);

/** Terms with what is said of them; those without anything are left out. */
export const Facts = ({ of }: { of: readonly (readonly [term: string, fact: ReactNode])[] }) => (
  <dl className="facts">
    {of.map(([term, fact]) =>
      fact === undefined ? null : (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ),
    )}
  </dl>
);

/** A path, and a link to it where the site's origin is known. */
export function SitePath({ path }: { path: string }) {
  const origin = URL.parse(useContext(SiteContext) ?? '')?.origin;
  // It holds what a gateway sent: "//other.example" would leave the site.
  const url = path.startsWith('/') ? URL.parse(path, origin) : null;
  const isOfSite = url?.origin === origin && /^https?:$/.test(url?.protocol ?? '');
  const text = (
    <>
      <code>{pathText(path)}</code>
      {path === '/' && ' (portada)'}
    </>
  );
  return isOfSite ? <a href={url?.href}>{text}</a> : text;
}
