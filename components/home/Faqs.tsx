import { Icon } from '@/components/ui/icons';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import type { FaqGrouper } from '@/lib/content/gateway/faqs';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/home/Home.module.css';

export function Faqs({ groupers }: { groupers: FaqGrouper[] }) {
  if (groupers.length === 0) return null;
  return (
    <Section id="faqs-section" labelledBy="preguntas">
      <SectionHeading
        id="preguntas"
        title="Preguntas frecuentes"
        lead="Elige un tema y encuentra la respuesta a lo que más nos preguntan."
      />
      <div className={styles.groupers}>
        {groupers.map((grouper) => (
          <details key={grouper.id} className={styles.grouper}>
            <summary className={styles.name}>
              {grouper.name}
              <Icon name="down" />
            </summary>
            <ul className={styles.questions}>
              {grouper.frequent_questions.map((question) => (
                <li key={question.id}>
                  <SiteLink
                    href={routes.faq({ id_grouper: grouper.id, id: question.id })}
                    className={styles.question}
                  >
                    {question.question}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  );
}
