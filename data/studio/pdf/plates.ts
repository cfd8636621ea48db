import plates from './plates.json';
import type { Report } from './source';

const PLATES: Record<string, string[] | undefined> = plates;

export interface Plates {
  /** One picture file a section, in the order of the text. */
  sections: string[];
  /** A picture for the contents page, where the list is short. */
  contents: string | undefined;
}

/** The pictures chosen for a text; throws when the choice and the text have grown apart. */
export function platesOf(name: string, report: Report): Plates {
  const files = (PLATES[name] ?? []).map((plate) => `${plate}.webp`);
  const count = report.pages.length;
  if (files.length !== count && files.length !== count + 1) {
    throw new Error(`plates.json: ${name} has ${count} sections, not ${files.length}`);
  }
  if (new Set(files).size < files.length) throw new Error(`plates.json: ${name} repeats a picture`);
  return { sections: files.slice(0, count), contents: files[count] };
}
