/** Steps 4 to 6, the form library of step 5 with them. */
export async function loadLastSteps() {
  const [{ StepWeekdays }, { StepPerson }, { StepDone }, { KeptQuote }] = await Promise.all([
    import('@/components/quote/StepWeekdays'),
    import('@/components/quote/StepPerson'),
    import('@/components/quote/StepDone'),
    import('@/components/quote/KeptQuote'),
  ]);
  return { StepWeekdays, StepPerson, StepDone, KeptQuote };
}

export type LastSteps = Awaited<ReturnType<typeof loadLastSteps>>;
