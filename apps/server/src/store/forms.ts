/** Texts that were read from a disk, held against a form before anything in them is believed. */
import * as v from 'valibot';

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const object = v.custom<Record<string, unknown>>(isObject);
export const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What the text says, or a sentence that says what is wrong with it. */
export function readAs<T>(form: v.GenericSchema<unknown, T>, what: string, text: string): T | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return `${what} is not JSON`;
  }
  const { success, output, issues } = v.safeParse(form, json, { abortEarly: true });
  if (success) return output;
  return `${what} is wrong at "${v.getDotPath(issues[0]) ?? ''}": ${issues[0].message}`;
}
/** What the text says, or null: it cannot be read. */
export function readOrNull<T extends object>(form: v.GenericSchema<unknown, T>, text: string): T | null {
  const read = readAs(form, 'the text', text);
  return typeof read === 'string' ? null : read;
}
