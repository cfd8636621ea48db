import { JsonLd } from '@/components/ui/JsonLd';
import { PageTop, type PageTopProps } from '@/components/ui/PageTop';
import { breadcrumbData } from '@/lib/publishing/structured-data/breadcrumbs';

/** The head of every page but home: where one is, what it is about. */
export function PageHeader(props: PageTopProps) {
  return (
    <>
      <JsonLd data={breadcrumbData(props.trail ?? [], props.title)} />
      <PageTop {...props} />
    </>
  );
}
