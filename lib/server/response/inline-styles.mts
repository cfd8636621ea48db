// Puts a page's own styles into it. The build cuts them so finely that each page names its own alone
// (`cssChunking` in next.config.mjs): as files they would be twenty requests. What every page has is one
// file (scripts/build/shared-styles.mjs).

/** The style sheets of a build, by their path below `/_next/static/`. */
export interface Styles {
  /** The file that stands for those that every page names. */
  shared: { path: string; parts: readonly string[] };
  /** The text of a sheet; undefined where there is none. */
  read(path: string): string | undefined;
}

/** A style sheet as React writes it, and one that Next fetches ahead for an error. */
const SHEET =
  /<link rel="(?:stylesheet|preload)" href="\/_next\/static\/([^"]+\.css)" (?:data-precedence="next"|as="style")\/>/g;

const ASSETS = '/_next/static/';

/** No browser fetches it. Firefox reads ahead whatever the type, WebKit also what is disabled. */
const INERT = ' type="text/plain" disabled=""';

const linkTo = (path: string, attributes = '') =>
  `<link rel="stylesheet" href="${ASSETS}${path}"${attributes} data-precedence="next"/>`;

/**
 * Rewrites a page so that it contains its own styles and names the file of the shared ones once. The
 * links stay, inert, for React and the bundler's loader, which would request what they do not find.
 */
export function inlineStyles(html: string, { shared, read }: Styles): string {
  let isNamed = false;
  return html.replace(SHEET, (link: string, path: string) => {
    const inert = linkTo(path, INERT);
    if (shared.parts.includes(path)) {
      const named = isNamed ? '' : linkTo(shared.path);
      isNamed = true;
      return named + inert;
    }
    // Written as if beside the file.
    const css = read(path)?.replaceAll('url(../', `url(${ASSETS}`);
    return css === undefined ? link : `<style>${css}</style>${inert}`;
  });
}
