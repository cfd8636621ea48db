'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { selectQuestion, questionOfClick } from '@/components/faq/selection';
import { questionAnchor } from '@/lib/faq-anchors';
import { readFaqState } from '@/lib/faq-state';
import { routes } from '@/lib/routes';

/**
 * Keeps the open question and the address in step: the address selects a question, a click on a
 * question writes the address, and a state that names no question leads home.
 */
export function FaqSelection() {
  const router = useRouter();
  const state = readFaqState(useSearchParams());
  const anchor = state ? questionAnchor(state.grouperId, state.questionId) : '';

  useLayoutEffect(() => {
    if (!selectQuestion(anchor)) router.replace(routes.home());
  }, [anchor, router]);

  useEffect(() => {
    // After the router has scrolled to the top of a page it has just shown.
    const summary = document.getElementById(anchor)?.querySelector('summary');
    const top = summary?.getBoundingClientRect().top ?? 0;
    const isInSight = top > 0 && top < window.innerHeight * 0.75;
    if (summary && !isInSight) summary.scrollIntoView();
  }, [anchor]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const question = questionOfClick(event);
      if (question) window.history.replaceState(null, '', routes.faq(question));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return null;
}
