import { StepForm } from '@/components/quote/StepForm';
import { TilePicture } from '@/components/quote/TilePicture';
import { Tiles, type Tile } from '@/components/quote/Tiles';
import { TilesSkeleton } from '@/components/quote/TilesSkeleton';
import type { StepProps } from '@/components/quote/step-props';
import { choiceOf } from '@/lib/features/quote/state';
import { loadFailure, waits } from '@/lib/features/quote/texts';
import type { TreeNode } from '@/lib/content/gateway/question-tree';

/** Without any pictures the tiles are text only. */
function tilesOf({ children }: TreeNode): Tile[] {
  const hasPictures = children.some(({ file }) => file !== '');
  return children.map(({ title, file }, key) => ({
    key,
    name: title,
    picture: hasPictures ? <TilePicture file={file} /> : undefined,
  }));
}

/** Step 3: one question of the tree at a time. */
export function StepQuestion({
  quote,
  dispatch,
  headingId,
  canNext,
  hasFailed,
  question,
}: StepProps & { question: TreeNode | undefined }) {
  const choice = choiceOf(quote);
  return (
    <StepForm
      canNext={canNext}
      missing={hasFailed ? loadFailure : 'Elija una opción para continuar.'}
      wait={question || hasFailed ? '' : waits.options}
      onNext={() => dispatch({ type: 'next' })}
      onBack={() => dispatch({ type: 'back' })}
    >
      {(messageId) =>
        question ? (
          <Tiles
            type="radio"
            name="respuesta"
            labelledBy={headingId}
            describedBy={messageId}
            tiles={tilesOf(question)}
            chosen={choice === null ? [] : [choice]}
            onChoose={(key) => dispatch({ type: 'chooseAnswer', index: Number(key) })}
          />
        ) : (
          <TilesSkeleton />
        )
      }
    </StepForm>
  );
}
