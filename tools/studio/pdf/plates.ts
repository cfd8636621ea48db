import plates from './plates.json';
import type { Report } from './source';

const PLATES: Record<string, string[] | undefined> = plates;

export interface Plates {
  /** One image file per section. */
  sections: string[];
  /** A picture for the contents page, where the list is short. */
  contents: string | undefined;
}

/** The pictures chosen for a text; throws when their numbers differ. */
export function platesOf(name: string, report: Report): Plates {
  const files = (PLATES[name] ?? []).map((plate) => `${plate}.webp`);
  const count = report.pages.length;
  if (files.length !== count && files.length !== count + 1) {
    throw new Error(`plates.json: ${name} has ${count} sections, not ${files.length}`);
  }
  if (new Set(files).size < files.length) throw new Error(`plates.json: ${name} repeats a picture`);
  return { sections: files.slice(0, count), contents: files[count] };
}
