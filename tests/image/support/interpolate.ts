export type Variables = Record<string, string | undefined>;

const REFERENCE = /\$(?:\$|\{([^}]*)\})/g;
const INNER = /^(\w+)(?:(:-|:\?)(.*))?$/;

/**
 * Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?}`, as Docker Compose does.
 *
 * @throws Error for a required variable that is missing or empty, and for another kind of reference.
 */
export function interpolate(text: string, variables: Variables): string {
  return text.replace(REFERENCE, (reference: string, inner?: string) => {
    if (inner === undefined) return '$';
    const [, name, operator, rest = ''] = INNER.exec(inner) ?? [];
    if (name === undefined) throw new Error(`${reference} is not understood`);
    const value = variables[name] ?? '';
    if (operator === ':?' && value === '') throw new Error(`The variable ${name} is required`);
    return operator === ':-' ? value || rest : value;
  });
}
