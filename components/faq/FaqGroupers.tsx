import { FaqAnswer } from '@/components/faq/FaqAnswer';
import { grouperAnchor, questionAnchor } from '@/lib/features/faq/anchors';
import type { FaqGrouper } from '@/lib/content/gateway/faqs';
import styles from '@/components/faq/FaqGroupers.module.css';

/**
 * All groupers, their questions and answers. Everything is open in the server's HTML; scripts
 * (lib/features/faq/anchors, FaqSelection) leave open what the address selects. Elements are styled by their
 * place and not by classes of their own: all questions are in one page, twice.
 */
export function FaqGroupers({ groupers }: { groupers: FaqGrouper[] }) {
  return (
    <div className={styles.groupers}>
      {groupers.map((grouper) => (
        <details
          key={grouper.id}
          id={grouperAnchor(grouper.id)}
          className={styles.grouper}
          open
          suppressHydrationWarning
        >
          <summary className={styles.name}>
            <h2>{grouper.name}</h2>
          </summary>
          <div className={styles.questions}>
            {grouper.frequent_questions.map((question) => (
              <details
                key={question.id}
                id={questionAnchor(grouper.id, question.id)}
                open
                suppressHydrationWarning
              >
                <summary>
                  <h3>{question.question}</h3>
                </summary>
                <FaqAnswer question={question} />
              </details>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
