import type { ReactNode } from 'react';
import { pathText } from '../output/words';

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
export function Group({ id, title, count, tone = 'plain', isOpen, children }: GroupProps) {
  return (
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
}

interface AdviceProps {
  why?: string | undefined;
  fix?: string | undefined;
}

/** Why findings matter and what to do about them, as far as it is given. */
export function Advice({ why, fix }: AdviceProps) {
  const parts = [
    ['Por qué importa:', why],
    ['Qué hacer:', fix],
  ] as const;
  return (
    <div className="advice">
      {parts.map(([label, text]) =>
        text === undefined ? null : (
          <p key={label}>
            <strong>{label}</strong> {text}
          </p>
        ),
      )}
    </div>
  );
}

/** Terms with what is said of them; those without anything are left out. */
export function Facts({ of }: { of: readonly (readonly [term: string, fact: ReactNode])[] }) {
  return (
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
}

interface SitePathProps {
  path: string;
  /** Origin of the site, where it is known. */
  site: string | undefined;
}

function urlOf({ path, site }: SitePathProps): string | undefined {
  const origin = site === undefined ? null : URL.parse(site);
  // A path holds what a gateway sent: "//other.example" would leave the site.
  const url = origin && path.startsWith('/') ? URL.parse(path, origin.origin) : null;
  const isOfSite = url?.origin === origin?.origin && /^https?:$/.test(url?.protocol ?? '');
  return url && isOfSite ? url.href : undefined;
}

/** A path of the site, and a link to it where that is possible. */
export function SitePath(props: SitePathProps) {
  const href = urlOf(props);
  const path = (
    <>
      <code>{pathText(props.path)}</code>
      {props.path === '/' && ' (portada)'}
    </>
  );
  return href ? <a href={href}>{path}</a> : path;
}
