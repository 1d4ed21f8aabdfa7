/** Both ends read what comes in before they believe it. */
import { brief } from '@dealers-choice/kernel';
import * as v from 'valibot';
import { type Forms, TO_HOST, TO_PAGE, type ToHost, type ToPage } from './messages.ts';
import { isObject } from './parts.ts';
import { FROM_THINKER, type FromThinker, TO_THINKER, type ToThinker } from './thinking.ts';

/** The message, or a sentence that says what is wrong with it and what would be right. */
export const readToHost = (data: unknown): ToHost | string => problemIn(TO_HOST, data) ?? (data as ToHost);
export const readToPage = (data: unknown): ToPage | string => problemIn(TO_PAGE, data) ?? (data as ToPage);
export const readToThinker = (data: unknown): ToThinker | string => problemIn(TO_THINKER, data) ?? (data as ToThinker);
export const readFromThinker = (data: unknown): FromThinker | string =>
  problemIn(FROM_THINKER, data) ?? (data as FromThinker);

/** What is wrong with a message that should have one of these forms; null: nothing. */
export function problemIn(forms: Forms, data: unknown): string | null {
  if (!isObject(data)) return `A message must be an object, not ${brief(data)}.`;
  const { type, ...parts } = data;
  const form = typeof type === 'string' && Object.hasOwn(forms, type) ? forms[type] : undefined;
  if (!form) return `There is no message ${brief(type)}; there are ${Object.keys(forms).join(', ')}.`;
  const [issue] = v.safeParse(form, parts, { abortEarly: true }).issues ?? [];
  if (!issue) return null;
  const part = brief(v.getDotPath(issue));
  if (issue.expected === 'never') return `The message "${type}" must not have ${part}.`;
  const is = issue.input === undefined ? 'missing' : brief(issue.input);
  return `The message "${type}" is wrong: its ${part} is ${is}; it must be ${issue.message}.`;
}
