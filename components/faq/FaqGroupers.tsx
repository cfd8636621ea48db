import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import { SiteLink } from '@/components/ui/SiteLink';
import { grouperAnchor, questionAnchor } from '@/lib/features/faq/anchors';
import type { FaqGrouper, FaqQuestion } from '@/lib/content/gateway/faqs';
import { isEmptyHtml } from '@/lib/content/html/text';
import { questionHead } from '@/lib/features/faq/page';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/faq/FaqGroupers.module.css';
import shared from '@/components/ui/shared.module.css';

interface FaqGroupersProps {
  groupers: FaqGrouper[];
  /** The URL's question, with its answer. */
  selected: FaqQuestion;
}

/**
 * The groupers with their questions. All are open in the server's HTML; scripts (lib/features/faq/anchors,
 * FaqSelection) leave only the URL's question open. Most elements have no class, because the page has all
 * questions twice.
 */
export function FaqGroupers({ groupers, selected }: FaqGroupersProps) {
  return (
    <div className={shared.stack2}>
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
              <Question
                key={question.id}
                grouperId={grouper.id}
                question={question.id === selected.id ? selected : question}
                isSelected={question.id === selected.id}
              />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

interface QuestionProps {
  grouperId: number;
  question: FaqQuestion;
  isSelected: boolean;
}

/** One question. If the list lacks its answer, it links to its own page, which reads the answer. */
function Question({ grouperId, question, isSelected }: QuestionProps) {
  const name = <h3>{question.question}</h3>;
  if (!isSelected && isEmptyHtml(question.answer)) {
    return (
      <SiteLink href={routes.faq({ id_grouper: grouperId, id: question.id })}>{name}</SiteLink>
    );
  }
  const { title, description } = questionHead(question);
  return (
    <details
      id={questionAnchor(grouperId, question.id)}
      data-title={title}
      data-description={description}
      open
      suppressHydrationWarning
    >
      <summary>{name}</summary>
      <FaqAnswer question={question} />
    </details>
  );
}

function FaqAnswer({ question }: { question: FaqQuestion }) {
  return (
    <div className={styles.answer}>
      {question.name_image && (
        <Picture
          file={question.name_image}
          alt={question.title}
          sizes={200}
          ratio="1/1"
          className={styles.answerPicture}
        />
      )}
      {isEmptyHtml(question.answer) ? (
        <p>
          Estamos preparando esta respuesta. Mientras tanto,{' '}
          <SiteLink href={routes.contact()}>escríbenos</SiteLink> y con gusto te contestamos.
        </p>
      ) : (
        <RichText html={question.answer} headingLevel={4} title={question.question} />
      )}
    </div>
  );
}
