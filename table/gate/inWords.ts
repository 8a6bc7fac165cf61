import * as v from 'valibot';

/** What is wrong with something that was sent, for programmers; what they sent is repeated in part only. */
export function inWords(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  return `${field === null ? '' : `${field.slice(0, 60)}: `}${issue.message.slice(0, 200)}`;
}
