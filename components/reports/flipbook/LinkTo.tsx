import type { ComponentProps } from 'react';
import { useBook } from '@/components/reports/flipbook/reader-context';
import { pageHash } from '@/lib/features/reports/flipbook/page-address';
import type { LinkTarget } from '@/lib/features/reports/flipbook/page-links';

/** A link of the PDF: to one of its pages, or elsewhere in a new tab. */
export function LinkTo({ to, ...props }: { to: LinkTarget } & ComponentProps<'a'>) {
  const { onPage } = useBook();
  if ('href' in to) {
    return <a {...props} href={to.href} target="_blank" rel="noopener nofollow" />;
  }
  return (
    <a
      {...props}
      href={pageHash(to.page)}
      onClick={(event) => {
        event.preventDefault();
        onPage(to.page);
      }}
    />
  );
}
