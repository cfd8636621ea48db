interface AdviceProps {
  why?: string | undefined;
  fix?: string | undefined;
}

/** Why findings matter and what to do about them, as far as it is given. */
export function Advice({ why, fix }: AdviceProps) {
  return (
    <>
      {why !== undefined && (
        <p>
          <strong>Por qué importa:</strong> {why}
        </p>
      )}
      {fix !== undefined && (
        <p>
          <strong>Qué hacer:</strong> {fix}
        </p>
      )}
    </>
  );
}
