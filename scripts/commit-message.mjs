#!/usr/bin/env node
/**
 * Checks commit messages against Conventional Commits.
 *
 *   node scripts/commit-message.mjs FILE                 one message, as a commit-msg hook
 *   node scripts/commit-message.mjs --range main..HEAD   the commits of a range, as in CI
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';

const MAX_LENGTH = 72;
const TYPES = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const SUBJECT = new RegExp(String.raw`^(?:${TYPES})(?:\([a-z\d][a-z\d,./-]*\))?!?: (?=\S)(.+)$`);
/** Matches subjects that Git writes itself. */
const BY_GIT = /^(?:Merge |Revert "|(?:fixup|squash|amend)! )/;
/** Matches "added", "adding" and "adds", but not "embed", "bring", "process" and "focus". */
const NO_IMPERATIVE =
  /^(?!(?:embed|feed|need|seed|speed|bring|ping|string|alias|bias)\b)[a-z]+(?:ed|ing|[^us]s)\b/;
/** Matches the changes that Git shows in the editor, which are not part of the message. */
const SCISSORS = /^# -+ >8 -+\n[^]*/m;

/**
 * Lists what is wrong with a commit message.
 *
 * @param {string} message
 * @returns {string[]}
 */
export function problemsOf(message) {
  const text = message
    .replace(SCISSORS, '')
    .replace(/^#.*\n?/gm, '')
    .trim();
  if (text === '') return ['The message is empty.'];
  const [subject = '', second = ''] = text.split('\n');
  if (BY_GIT.test(subject)) return [];
  const [, summary] = SUBJECT.exec(subject) ?? [];
  const problems = [];
  if (summary === undefined) {
    problems.push(`Write "type(scope): summary"; a type is one of ${TYPES.replaceAll('|', ', ')}.`);
  } else {
    if (/^\p{Lu}/u.test(summary)) problems.push('Begin the summary in lower case.');
    if (NO_IMPERATIVE.test(summary)) problems.push('Use the imperative: "add", not "added".');
    if (/[.…]$/.test(summary)) problems.push('End the summary without a full stop.');
  }
  if ([...subject].length > MAX_LENGTH) {
    problems.push(`Use at most ${MAX_LENGTH} characters in the first line.`);
  }
  if (second.trim() !== '') problems.push('Leave an empty line before the body.');
  return problems;
}

/** Returns the messages of the commits of a range, without merges. */
function messagesOf(range) {
  const options = ['--no-merges', '--format=%B%x00', '--end-of-options', range];
  const log = execFileSync('git', ['log', ...options], { encoding: 'utf8' });
  return log.split('\0').filter((message) => message.trim() !== '');
}

// A hook may be a link to this file and runs with any version of Node.
if (realpathSync(process.argv[1] ?? '.') === import.meta.filename) {
  const [first = '', range = ''] = process.argv.slice(2);
  const messages = first === '--range' ? messagesOf(range) : [readFileSync(first, 'utf8')];
  for (const message of messages) {
    for (const problem of problemsOf(message)) {
      console.error(`✗ ${message.trim().split('\n')[0]}\n  ${problem}`);
      process.exitCode = 1;
    }
  }
}
