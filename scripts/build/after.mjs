/** What `npm run build` does after Next, in this order: hints alter what is compressed. */
const steps = ['compile-hints', 'compress-assets', 'build-files', 'traced-packages'];
for (const step of steps) await import(`./${step}.mjs`);
