import { SiteLink } from '@/components/ui/SiteLink';
import { shownTerm } from '@/lib/util/search-term';

interface SpellingProps {
  /** The term as it was probably meant. */
  spelling: string;
  href: string;
}

/** A way to the search that was probably meant. */
export function Spelling({ spelling, href }: SpellingProps) {
  return (
    <p>
      Quizá quiso decir <SiteLink href={href}>“{shownTerm(spelling)}”</SiteLink>.
    </p>
  );
}
