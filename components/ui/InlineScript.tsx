/** A script that runs while the page is parsed, before the first paint. `code` is our own text. */
export function InlineScript({ code }: { code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
