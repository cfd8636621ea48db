import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the project's own content as stored, with the coverage that no call returns. */
export function stored<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(path.resolve(`data/content/${name}.json`), 'utf8'));
}

export type StoredBranch = {
  id: number;
  name: string;
  url: string;
  name_image: string;
  postal_code: string;
  ubication: { state: string };
  phone_number: string;
  latitude: number;
  longitude: number;
  start_services: string;
  zones: { id: number; title: string; image_name: string }[];
  business_line_ids: number[];
};

export type StoredLine = {
  id: number;
  name: string;
  url: string;
  route: string;
  list_services: { id_services: number; name: string }[];
  list_clients: { name_image: string; title: string }[];
};

/** The cities that a branch covers, with all of its lines unless the territory names some. */
export type Territory = { branch_id: number; city_ids: number[]; business_line_ids?: number[] };

/** Returns the duplicate values, each once. */
export function repeated<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}
