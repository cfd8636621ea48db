/**
 * An inline script, written in lines and sent as one: line breaks and indents go. A line must end where
 * JavaScript needs no line break, and have no comment.
 */
export const joinLines = (code: string): string => code.trim().replace(/\s*\n\s*/g, '');
