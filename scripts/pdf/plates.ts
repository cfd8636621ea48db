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
  const sections = files.slice(0, report.pages.length);
  if (sections.length < report.pages.length) {
    throw new Error(`plates.json: ${name} has ${report.pages.length} sections`);
  }
  if (new Set(files).size < files.length) throw new Error(`plates.json: ${name} repeats a picture`);
  return { sections, contents: files[report.pages.length] };
}
