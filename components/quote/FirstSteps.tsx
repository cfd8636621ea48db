import { useEffect, useRef } from 'react';
import { StepForm, type StepProps } from '@/components/quote/StepForm';
import { StepPlace } from '@/components/quote/StepPlace';
import { Tiles, TilesSkeleton } from '@/components/quote/Tiles';
import type { QuoteLine } from '@/lib/features/quote/page';
import { STEP, choiceOf } from '@/lib/features/quote/state';
import { questionOf, waits } from '@/lib/features/quote/texts';

/** Steps 1 to 3. The key keeps one question's message from showing under the next. */
export function FirstSteps({ lines, ...step }: StepProps & { lines: readonly QuoteLine[] }) {
  const { quote } = step.session;
  if (quote.step === STEP.service) return <StepService {...step} lines={lines} />;
  if (quote.step === STEP.place) return <StepPlace {...step} />;
  return <StepQuestion key={quote.level} {...step} />;
}

/** Step 1: the service. Its tiles are in the server's page. */
function StepService({ lines, ...step }: StepProps & { lines: readonly QuoteLine[] }) {
  const { quote, dispatch } = step.session;
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
    <StepForm step={step} missing="Elige un servicio para continuar.">
      {(messageId) => (
        <div ref={place}>
          <Tiles
            type="radio"
            name="servicio"
            describedBy={messageId}
            tiles={lines.map(({ id, name, file }) => ({ key: id, name, file }))}
            firstSeen={2}
            chosen={quote.line ? [quote.line.id] : []}
            onChoose={choose}
          />
        </div>
      )}
    </StepForm>
  );
}

/** Step 3: one question of the tree at a time. Without any pictures its tiles are text only. */
function StepQuestion(step: StepProps) {
  const { quote, dispatch } = step.session;
  const question = questionOf(quote);
  const choice = choiceOf(quote);
  const hasPictures = question?.children.some(({ file }) => file !== '');
  return (
    <StepForm
      step={step}
      missing="Elige una opción para continuar."
      wait={question ? '' : waits.options}
    >
      {(messageId) =>
        question ? (
          <Tiles
            type="radio"
            name="respuesta"
            describedBy={messageId}
            tiles={question.children.map(({ title, file }, key) => ({
              key,
              name: title,
              file: hasPictures ? file : undefined,
            }))}
            chosen={choice === null ? [] : [choice]}
            onChoose={(index) => dispatch({ type: 'chooseAnswer', index })}
          />
        ) : (
          <TilesSkeleton />
        )
      }
    </StepForm>
  );
}
