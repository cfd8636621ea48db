import { isIndex, isListOf, isNamed, isPhonePart, isText } from '@/lib/features/quote/guards';
import {
  emptyQuote,
  STEPS,
  type Coverage,
  type Named,
  type Quote,
  type Step,
  type Answered,
} from '@/lib/features/quote/state';
import { emptyPerson, type QuotePerson } from '@/lib/features/quote/submission';
import { parsedJson } from '@/lib/util/parsed-json.mts';
import { isObject } from '@/lib/util/is-object';

/** What a tab remembers of a quote. */
export interface SavedQuote {
  quote: Quote;
  person: QuotePerson;
  submission: string;
  /** Of the sent quote while it waits for delivery, else ''. */
  folio: string;
  /** Names that quote to the site alone: the one that corrects it takes its place. */
  receipt: string;
}

/** Increase it when the shape changes, so that older quotes are ignored. */
const VERSION = 1;

/** Serialises a quote without its battery, which is large and is loaded again. */
export function serialiseQuote({ quote, ...visit }: SavedQuote): string {
  return JSON.stringify({
    version: VERSION,
    quote: { ...quote, battery: undefined },
    ...visit,
  });
}

function isAnswered(value: unknown): value is Answered {
  return isObject(value) && isText(value.question) && isText(value.answer) && isIndex(value.index);
}

function readNamed(value: unknown): Named | null {
  return isNamed(value) ? { id: value.id, name: value.name } : null;
}

function readCoverage(value: unknown): Coverage | null {
  if (!isObject(value) || value.isCovered !== true) return null;
  if (!isListOf(value.phone, isPhonePart)) return null;
  return { isCovered: true, phone: value.phone };
}

/** Edited storage must not skip steps. */
function allowedStep(step: unknown, quote: Quote): Step {
  if (quote.line === null) return 1;
  if (quote.city === null) return step === 1 ? 1 : 2;
  if (step === 5) return quote.weekdays.length > 0 ? 5 : 4;
  return step === 1 || step === 3 || step === 4 ? step : 2;
}

const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

function readQuote(fields: Record<string, unknown>): Quote {
  const state = readNamed(fields.state);
  const quote: Quote = {
    ...emptyQuote,
    line: readNamed(fields.line),
    state,
    city: state && readNamed(fields.city),
    coverage: readCoverage(fields.coverage),
    answers: isListOf(fields.answers, isAnswered) ? fields.answers : [],
    weekdays: isListOf(fields.weekdays, isText) ? fields.weekdays : [],
    returnTo: isStep(fields.returnTo) ? fields.returnTo : null,
  };
  const step = allowedStep(fields.step, quote);
  const level = isIndex(fields.level) ? Math.min(fields.level, quote.answers.length) : 0;
  return { ...quote, step, level: step > 2 ? level : 0 };
}

const isPerson = (value: unknown): value is QuotePerson =>
  isObject(value) && Object.keys(emptyPerson).every((field) => isText(value[field]));

/** Reads what `serialiseQuote` wrote, else undefined. The machine checks answers and questions. */
export function readSavedQuote(text: string | null): SavedQuote | undefined {
  const value = parsedJson(text ?? '');
  if (!isObject(value) || value.version !== VERSION || !isObject(value.quote)) return undefined;
  return {
    quote: readQuote(value.quote),
    person: isPerson(value.person) ? value.person : emptyPerson,
    submission: isText(value.submission) ? value.submission : '',
    folio: isText(value.folio) ? value.folio : '',
    receipt: isText(value.receipt) ? value.receipt : '',
  };
}
