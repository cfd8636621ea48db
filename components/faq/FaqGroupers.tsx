import { FaqAnswer } from '@/components/faq/FaqAnswer';
import { grouperAnchor, questionAnchor } from '@/lib/features/faq/anchors';
import type { FaqGrouper } from '@/lib/content/gateway/faqs';
import styles from '@/components/faq/FaqGroupers.module.css';

/**
 * Everything is open in the server's HTML; scripts (lib/features/faq/anchors, FaqSelection) leave
 * only the URL's question open. Elements have no classes: all questions are in one page, twice.
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
