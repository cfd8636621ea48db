'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  questionOfClick,
  questionOpenedBefore,
  selectQuestion,
  showQuestion,
} from '@/components/faq/select-question';
import { useHydrated } from '@/components/ui/hydration';
import { questionAnchor } from '@/lib/features/faq/anchors';
import { readFaqState } from '@/lib/features/faq/state';
import { routes } from '@/lib/server/routing/routes';

/**
 * Keeps the open question and the URL in sync, with title, description and canonical URL; a URL
 * without a question redirects home.
 *
 * It searches only its own root, because the router keeps previous pages with the same ids in the document.
 */
export function FaqSelection() {
  return useHydrated() && <Follower />;
}

function Follower() {
  const router = useRouter();
  const state = readFaqState(useSearchParams());
  const anchor = state ? questionAnchor(state.grouperId, state.questionId) : '';
  const place = useRef<HTMLSpanElement>(null);
  const selected = useRef<HTMLDetailsElement>(undefined);
  const hasBegun = useRef(false);

  useLayoutEffect(() => {
    const root = place.current?.closest('[data-faq-root]');
    const opened = root && !hasBegun.current ? questionOpenedBefore(root, anchor) : undefined;
    hasBegun.current = true;
    selected.current = root ? selectQuestion(root, opened?.id ?? anchor) : undefined;
    if (!selected.current) return router.replace(routes.home());
    // The router starts to follow the history in a later effect.
    if (opened) setTimeout(() => showQuestion(opened));
  }, [anchor, router]);

  useEffect(() => {
    // This runs after the router has scrolled a new page to its top.
    const summary = selected.current?.querySelector('summary');
    const top = summary?.getBoundingClientRect().top ?? 0;
    const isInSight = top > 0 && top < window.innerHeight * 0.75;
    if (summary && !isInSight) summary.scrollIntoView();
  }, [anchor]);

  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-faq-root]');
    const follow = (event: MouseEvent) => {
      const question = questionOfClick(event);
      if (question) showQuestion(question);
    };
    root?.addEventListener('click', follow);
    return () => root?.removeEventListener('click', follow);
  }, []);
  return <span ref={place} hidden />;
}
