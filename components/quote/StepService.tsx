import { useEffect, useRef } from 'react';
import { StepForm } from '@/components/quote/StepForm';
import { TilePicture } from '@/components/quote/TilePicture';
import { Tiles } from '@/components/quote/Tiles';
import type { StepProps } from '@/components/quote/step-props';
import type { QuoteLine } from '@/lib/features/quote/page';

/** Tiles visible on a phone, whose pictures load first. */
const FIRST_SEEN = 2;

/** Step 1: the service. Its tiles are in the server's page. */
export function StepService({
  quote,
  dispatch,
  headingId,
  canNext,
  lines,
}: StepProps & { lines: readonly QuoteLine[] }) {
  const place = useRef<HTMLDivElement>(null);
  const choose = (id: number) => {
    const line = lines.find((candidate) => candidate.id === id);
    if (line) dispatch({ type: 'chooseLine', line: { id: line.id, name: line.name } });
  };
  // A tile may have been checked before hydration.
  useEffect(() => {
    const marked = place.current?.querySelector<HTMLInputElement>('input:checked');
    if (marked) choose(Number(marked.value));
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the page comes alive
  }, []);
  return (
    <StepForm
      canNext={canNext}
      missing="Elija un servicio para continuar."
      onNext={() => dispatch({ type: 'next' })}
    >
      {(messageId) => (
        <div ref={place}>
          <Tiles
            type="radio"
            name="servicio"
            labelledBy={headingId}
            describedBy={messageId}
            tiles={lines.map(({ id, name, file }, index) => ({
              key: id,
              name,
              picture: <TilePicture file={file} isFirst={index < FIRST_SEEN} />,
            }))}
            chosen={quote.line ? [quote.line.id] : []}
            onChoose={(key) => choose(Number(key))}
          />
        </div>
      )}
    </StepForm>
  );
}
