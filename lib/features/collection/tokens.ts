import { nameKey } from '@/lib/util/name-keys';

/** What an editor writes about the days of a zone is a line; nothing longer is looked at. */
const MAX_LENGTH = 1000;

/** Words, numbers and single signs. "7am" is two tokens, "21:00" three. */
const TOKEN = /\p{L}+|\d+|[^\s\p{L}\d]/gu;
const DASHES = /[‐-―−]/g;
const INVISIBLE = /\p{Cf}/gu;

/** A text without case, accents and spaces; undefined where it is too long to be a schedule. */
export function tokensOf(text: string): readonly string[] | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  return nameKey(text.replace(INVISIBLE, '')).replace(DASHES, '-').match(TOKEN) ?? [];
}

/** Phrases as their tokens by the first token, the longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

const alternatives = (text: string) => text.trim().split(/\s*[|\n]\s*/);

/** Phrases, with a bar or the end of a line between them; their tokens with a space. */
export function phrases(...texts: string[]): Phrases {
  const all = texts.flatMap(alternatives).map((phrase) => phrase.split(' '));
  const longestFirst = all.toSorted((a, b) => b.length - a.length);
  return Map.groupBy(longestFirst, ([first = '']) => first);
}

/** Each of the first phrases before each of the second. One that is empty stands for none. */
export const combined = (first: string, second: string): string =>
  alternatives(first)
    .flatMap((a) => alternatives(second).map((b) => `${a} ${b}`.trim()))
    .join(' | ');

/** A place in a text, which readers move on. */
export class TokenCursor {
  private position = 0;

  private constructor(private readonly tokens: readonly string[]) {}

  /** Undefined where the text is too long to be a schedule. */
  static over(text: string): TokenCursor | undefined {
    const tokens = tokensOf(text);
    return tokens && new TokenCursor(tokens);
  }

  get isAtEnd(): boolean {
    return this.position >= this.tokens.length;
  }

  /** The token that comes next, or one after it; '' behind the end. */
  peek(ahead = 0): string {
    return this.tokens[this.position + ahead] ?? '';
  }

  /** Takes the next token if it is one of these. */
  take(...tokens: string[]): string | undefined {
    const next = this.peek();
    if (next === '' || !tokens.includes(next)) return undefined;
    this.position += 1;
    return next;
  }

  /** Takes the next token, whichever it is. */
  skip(): string {
    const next = this.peek();
    this.position += 1;
    return next;
  }

  /** Takes these tokens, one after the other. */
  takeWords(words: readonly string[]): boolean {
    const isNext = words.every((word, index) => word === this.peek(index));
    if (isNext) this.position += words.length;
    return isNext;
  }

  /** Takes the longest of the phrases that comes next. */
  takePhrase(choices: Phrases): boolean {
    return choices.get(this.peek())?.some((words) => this.takeWords(words)) ?? false;
  }

  /** What a reader reads; without a result, or with `false`, nothing is taken. */
  attempt<T>(read: (cursor: TokenCursor) => T | false | undefined): T | undefined {
    const start = this.position;
    const result = read(this);
    if (result !== undefined && result !== false) return result;
    this.position = start;
    return undefined;
  }

  /** What a reader reads, again wherever it does so behind a separator. */
  list<T>(
    read: (cursor: TokenCursor) => T | undefined,
    separate: (cursor: TokenCursor) => boolean,
  ): T[] {
    const items: T[] = [];
    let item = this.attempt(read);
    while (item !== undefined) {
      items.push(item);
      item = this.attempt(() => separate(this) && read(this));
    }
    return items;
  }
}
