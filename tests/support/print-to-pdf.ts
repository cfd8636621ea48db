import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PrintedPdf {
  /** The text of each sheet. */
  sheets: string[];
  /** The number of text lines on the last sheet. */
  lastLines: number;
}

/** Prints the page to PDF and extracts its text. */
export async function printToPdf(page: Page, format: 'A4' | 'Letter'): Promise<PrintedPdf> {
  const bytes = await page.pdf({ format });
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const sheets: string[] = [];
  let lastLines = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    sheets.push(
      items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
        .join('')
        .replace(/\s+/g, ' '),
    );
    lastLines = new Set(texts.map(({ transform }) => Math.round(transform[5]))).size;
  }
  await loading.destroy();
  return { sheets, lastLines };
}
