/** pdfjs' worker from the site's own bundle; apart, because only a bundler understands it. */
export const startPdfWorker = () =>
  new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  });
