import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import type { FaqQuestion } from '@/lib/content/gateway/faqs';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { routes } from '@/lib/server/routing/routes';
import { SiteLink } from '@/components/ui/SiteLink';
import styles from '@/components/faq/FaqAnswer.module.css';

export function FaqAnswer({ question }: { question: FaqQuestion }) {
  return (
    <div className={styles.answer}>
      {question.name_image && (
        <Picture
          file={question.name_image}
          alt={question.title}
          sizes={200}
          ratio="1/1"
          className={styles.picture}
        />
      )}
      {isEmptyHtml(question.answer) ? (
        <p>
          Estamos preparando esta respuesta. Mientras tanto,{' '}
          <SiteLink href={routes.contact()}>escríbanos</SiteLink> y con gusto le contestamos.
        </p>
      ) : (
        <RichText html={question.answer} headingLevel={4} title={question.question} />
      )}
    </div>
  );
}
