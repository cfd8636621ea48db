import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ButtonLink } from '@/components/ui/Button';
import { Message } from '@/components/ui/Message';
import { contactFieldNames, isContactField } from '@/lib/features/contact/fields';
import { phoneNotNational } from '@/lib/features/forms/fields';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const metadata: Metadata = { title: 'Revise un campo', robots: { index: false } };

export const generateStaticParams = () =>
  Object.keys(contactFieldNames).map((field) => ({ field }));

export default async function ContactCheckPage({ params }: { params: Promise<{ field: string }> }) {
  const { field } = await params;
  if (!isContactField(field)) redirect(routes.notFound());
  return (
    <Message title={`Revise el campo “${contactFieldNames[field]}”`}>
      <p>
        {field === 'phone' ? `${phoneNotNational}.` : 'Está vacío o no tiene la forma esperada.'}{' '}
        Use el botón Atrás de su navegador: lo que escribió sigue en el formulario.
      </p>
      <ButtonLink href={routes.contact()} tone="quiet">
        Volver a contacto
      </ButtonLink>
    </Message>
  );
}
