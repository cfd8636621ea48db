import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import ts from 'typescript';

/** Structured data of a page. */
export interface JsonLdSample {
  /** Names the page in a finding. */
  page: string;
  data: unknown;
}

/**
 * Checks structured data against the types of schema-dts, as literals, so that an unknown property
 * is an error too.
 *
 * @returns one line per error.
 */
export function schemaFindings(samples: readonly JsonLdSample[]): string[] {
  const file = join(process.cwd(), `json-ld-${randomUUID()}.ts`);
  const lines = samples.map(
    ({ data }, index) => `const sample${index}: WithContext<Thing> = ${JSON.stringify(data)};`,
  );
  const source = [`import type { Thing, WithContext } from 'schema-dts';`, ...lines].join('\n');
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
