import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import ts from 'typescript';

/** Structured data of a page. */
export interface JsonLdSample {
  /** Names the page in a finding. */
  page: string;
  data: unknown;
}

/** '' for none. */
export const typeOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && '@type' in data ? String(data['@type']) : '';

/**
 * What the types can tell apart: any free text and any address fits where another does, a single
 * word may be one of a list.
 */
const shapeOf = (data: unknown) =>
  JSON.stringify(data, (key, value: unknown) =>
    key === '@type' || typeof value !== 'string' || /^\w*$|schema\.org/.test(value) ? value : '…',
  );

/**
 * Checks structured data against the types of schema-dts, as literals, so that an unknown property
 * is an error too. The compiler takes a tenth of a second for each: samples of one shape are one.
 *
 * @returns one line per error, with the first page of its shape.
 */
export function schemaFindings(all: readonly JsonLdSample[]): string[] {
  const samples = [...new Map(all.toReversed().map((one) => [shapeOf(one.data), one])).values()];
  const file = join(process.cwd(), `json-ld-${randomUUID()}.ts`);
  const lines = samples.map(
    ({ data }, index) =>
      `const sample${index}: S.WithContext<S.${typeOf(data) || 'Thing'}> = ${JSON.stringify(data)};`,
  );
  const source = [`import type * as S from 'schema-dts';`, ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const line = ts.getLineAndCharacterOfPosition(
      diagnostic.file ?? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext),
      diagnostic.start ?? 0,
    ).line;
    const page = samples[line - 1]?.page ?? 'the types';
    return `${page}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`;
  });
}
