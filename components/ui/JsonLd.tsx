import type { Thing, WithContext } from 'schema-dts';

/** Structured data. `<` is escaped, so that no value can end the script element. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** A script that runs while the page is parsed, before the first paint. `code` is our own text. */
export function InlineScript({ code }: { code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
