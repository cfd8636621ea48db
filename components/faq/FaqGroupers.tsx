import { FaqAnswer } from '@/components/faq/FaqAnswer';
import { Icon } from '@/components/ui/icons';
import { grouperAnchor, questionAnchor } from '@/lib/faq-anchors';
import type { FaqGrouper } from '@/lib/gateway/faqs';
import styles from '@/components/faq/FaqGroupers.module.css';

/**
 * All groupers, their questions and answers. Everything is open in the server's HTML; scripts
 * (lib/faq-anchors, FaqSelection) leave open what the address selects.
 */
export function FaqGroupers({ groupers }: { groupers: FaqGrouper[] }) {
  return (
    <div className={styles.groupers}>
      {groupers.map((grouper) => (
        <details
          key={grouper.id}
          id={grouperAnchor(grouper.id)}
          className={styles.grouper}
          data-faq="grouper"
          open
          suppressHydrationWarning
        >
          <summary className={styles.name}>
            <h2>{grouper.name}</h2>
            <Icon name="down" />
          </summary>
          <div className={styles.questions}>
            {grouper.frequent_questions.map((question) => (
              <details
                key={question.id}
                id={questionAnchor(grouper.id, question.id)}
                className={styles.question}
                data-faq="question"
                data-grouper={grouper.id}
                data-question={question.id}
                open
                suppressHydrationWarning
              >
                <summary className={styles.text}>
                  <h3>{question.question}</h3>
                  <Icon name="down" />
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
