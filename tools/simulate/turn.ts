let turn: Promise<void> | undefined;

/** Resolves when all that follows from what has happened is done; schedules side by side share it. */
export function nextTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}
