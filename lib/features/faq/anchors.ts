/** The selector of all topics and questions, which can be opened. */
export const FAQ_PARTS = 'details[id^=tema-]';
/** Returns the fragment of a topic. */
export const grouperAnchor = (grouperId: number) => `tema-${grouperId}`;
/** Returns the fragment of a question in a topic. */
export const questionAnchor = (grouperId: number, questionId: number) =>
  `tema-${grouperId}-pregunta-${questionId}`;

/** Returns the question of an element id; undefined for any other id. */
export function questionOfAnchor(anchor: string): { id_grouper: number; id: number } | undefined {
  const [, grouper, question] = /^tema-(\d+)-pregunta-(\d+)$/.exec(anchor) ?? [];
  return grouper && question ? { id_grouper: Number(grouper), id: Number(question) } : undefined;
}

/** The script that, while the page is parsed, closes the parts that are open for readers without script. */
export const faqOpeningScript =
  "(function(){var q=new URLSearchParams(location.search),g='tema-'+q.get('id_grouper')," +
  "p=g+'-pregunta-'+q.get('id');document.querySelectorAll('" +
  FAQ_PARTS +
  "')" +
  '.forEach(function(d){d.open=d.id===g||d.id===p})})()';
