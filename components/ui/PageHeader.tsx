import { JsonLd } from '@/components/ui/JsonLd';
import { PageTop, type PageTopProps } from '@/components/ui/PageTop';
import { breadcrumbData } from '@/lib/features/structured-data/breadcrumbs';

export function PageHeader(props: PageTopProps) {
  return (
    <>
      <JsonLd data={breadcrumbData(props.trail ?? [], props.title)} />
      <PageTop {...props} />
    </>
  );
}
