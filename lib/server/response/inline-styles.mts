// Puts a page's own styles into it; those that every page has are one file, fetched once. The build
// joins both (scripts/build/join-styles.mjs).

/** A page's own style sheet, as React writes its link. */
const OWN =
  /<link rel="stylesheet" href="\/_next\/static\/(chunks\/(?!shared-)[^"]+\.css)" data-precedence="next"\/>/g;

/**
 * Rewrites a page so that it contains its own styles. Their links stay, inert, for React and the
 * bundler's loader, which would request what they do not find.
 *
 * @param read the text of a file below `/_next/static/`; undefined where there is none.
 */
export const inlineStyles = (html: string, read: (path: string) => string | undefined): string =>
  html.replace(OWN, (link: string, path: string) => {
    // Written as if beside the file.
    const css = read(path)?.replaceAll('url(../', 'url(/_next/static/');
    // No browser fetches it. Firefox reads ahead whatever the type, WebKit also what is disabled.
    const inert = link.replace(' data-', ' type="text/plain" disabled="" data-');
    return css === undefined ? link : `<style>${css}</style>${inert}`;
  });
