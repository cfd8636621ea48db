'use client';

import { Share } from '@/components/ui/Share';
import { pageHash, readPageHash } from '@/lib/features/reports/flipbook/pages';

/** The fragment of the page that lies open; the first page is the report itself. */
function openPage(): string {
  const page = readPageHash(window.location.hash) ?? 1;
  return page > 1 ? pageHash(page) : '';
}

/** Shares a report at the page that is being read. */
export function ShareReport({ title, url }: { title: string; /** Absolute. */ url: string }) {
  return <Share title={title} url={url} place={openPage} />;
}
