import { PressFiles, PressImages } from '@/components/press/PressDownloads';
import { PressContact } from '@/components/press/PressIndex';
import { BackLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { PressItem } from '@/lib/content/gateway/press';
import type { Result } from '@/lib/content/gateway/result';
import { press } from '@/lib/features/content-types/press';
import type { Download } from '@/lib/features/press/zip';
import { routes } from '@/lib/server/routing/routes';
import { formatDate, isoDate } from '@/lib/util/format/dates';
import styles from '@/components/press/PressDetail.module.css';
import shared from '@/components/ui/shared.module.css';

interface PressDetailProps {
  item: PressItem;
  images: Result<Download[]>;
  files: Result<Download[]>;
}

export function PressDetail({ item, images, files }: PressDetailProps) {
  return (
    <article>
      <JsonLd data={press.structuredData(item)} />
      <PageHeader title={item.title} trail={[{ label: 'Sala de Prensa', href: routes.press() }]}>
        {item.date_notice && (
          <p className={shared.fact}>
            <Icon name="calendar" />
            <time dateTime={isoDate(item.date_notice)}>{formatDate(item.date_notice)}</time>
          </p>
        )}
      </PageHeader>
      <Section isUnderHeader>
        <div className={styles.column}>
          <div className={styles.opening}>
            {item.name_image && (
              <Picture
                file={item.name_image}
                alt=""
                sizes="(min-width: 60em) 560px, 100vw"
                priority
                isRounded
                className={styles.picture}
              />
            )}
            {item.meta_description && <p className={styles.text}>{item.meta_description}</p>}
          </div>
          <PressFiles list={files} />
          <PressImages list={images} title={item.title} />
          <div className={styles.end} data-print="hide">
            <BackLink href={routes.press()}>REGRESAR</BackLink>
            <PressContact />
          </div>
        </div>
      </Section>
    </article>
  );
}
