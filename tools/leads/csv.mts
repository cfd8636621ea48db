import type { StoredLead } from '../../lib/features/leads/lead.mts';

const COLUMNS = ['folio', 'received', 'state', 'attempts', 'reason', 'call'] as const;

/** Spreadsheets run a cell that begins with one of these (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n]/;

/** One cell (RFC 4180); a formula becomes text by an apostrophe. */
function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

interface Content {
  call: string;
  body: Record<string, unknown>;
}

function read({ content }: StoredLead): Content | undefined {
  return content === undefined ? undefined : JSON.parse(content);
}

/** Undelivered leads as CSV, a column for each field that was sent. */
export function undeliveredCsv(leads: readonly StoredLead[]): { csv: string; unreadable: number } {
  const rows = leads.map((lead) => ({ lead, content: read(lead) }));
  const fields = [...new Set(rows.flatMap(({ content }) => Object.keys(content?.body ?? {})))];
  const lines = rows.map(({ lead, content }) => {
    const received = new Date(lead.createdAt).toISOString();
    const { folio, state, attempts, reason } = lead;
    const own = [folio, received, state, attempts, reason, content?.call];
    return [...own, ...fields.map((field) => content?.body[field])].map(cell).join(',');
  });
  // Spreadsheets read UTF-8 by its byte order mark.
  const csv = `\ufeff${[[...COLUMNS, ...fields].join(','), ...lines].join('\r\n')}\r\n`;
  return { csv, unreadable: rows.filter(({ content }) => content === undefined).length };
}
