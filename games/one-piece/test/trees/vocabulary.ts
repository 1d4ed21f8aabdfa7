/** Which of the words and fields that the schemas know some cards say. */
import { aCard } from '../../src/data/read-card.ts';
import type { AnySchema, Form } from '../../src/tree/schema.ts';
import { keysOf } from '../../src/tree/schema-shapes.ts';

type Heard = Map<string, { known: readonly string[]; seen: Set<string> }>;
interface Vocabulary {
  /** By what an object is called: the fields it may have, and those that were seen. */
  fields: Heard;
  /** By the words that may stand in a place: those that did. */
  words: Heard;
  /** What was asked for its fields or kinds already. */
  known: Map<Form, { seen: Set<string> }>;
}
/** What of a card is text; the rest is printed on it. */
const TEXTS: readonly string[] = ['effects', 'treatAs', 'deckRules'];

/** What the loader knows of texts and none of these cards says, in words for whoever added it. */
export function neverSaid(cards: readonly object[]): string[] {
  const said: Vocabulary = { fields: new Map(), words: new Map(), known: new Map() };
  for (const card of cards) hearCard(card, said);
  const missing = (heard: Heard, say: (word: string, where: string) => string): string[] =>
    [...heard].flatMap(([where, { known, seen }]) =>
      known.filter((each) => !seen.has(each)).map((each) => say(each, where)),
    );
  return [
    ...missing(said.fields, (field, where) => `the field ${field} of ${where}`),
    // Where nobody is named it is you.
    ...missing(said.words, (word, where) => `of ${where}: the word ${word}`).filter((each) => !each.endsWith(' you')),
  ];
}

function hearCard(card: object, said: Vocabulary): void {
  const form = formOf(aCard, card);
  if (form?.is !== 'object') return;
  for (const [name, value] of Object.entries(card)) {
    const field = form.fields[name];
    if (!TEXTS.includes(name) || field === undefined || 'never' in field) continue;
    hear('maybe' in field ? field.maybe : field, value, said);
  }
}
/** What it is made of, once it is known which of several it is. */
function formOf({ form }: AnySchema, value: unknown): Form | undefined {
  const kind = form?.is === 'union' ? form.which(value) : undefined;
  return kind ? formOf(kind, value) : form;
}

function hear(schema: AnySchema, value: unknown, said: Vocabulary): void {
  // A strange kind is a word too: what a step does, a condition is known by.
  if (schema.form?.is === 'union') hearKinds(schema.form, said);
  const form = formOf(schema, value);
  if (form?.is === 'words') hearWord(form.words.map(String), String(value), said.words);
  if (form?.is === 'list') for (const each of value as readonly unknown[]) hear(form.item, each, said);
  if (form?.is === 'object') hearObject(form, value as Readonly<Record<string, unknown>>, said);
}

/** Every kind there is must be said, and every field of it. */
function hearKinds(form: Extract<Form, { is: 'union' }>, said: Vocabulary): void {
  if (said.known.has(form)) return;
  said.known.set(form, { seen: new Set() });
  for (const { form: kind } of Object.values(form.kinds)) if (kind?.is === 'object') entryOf(kind, said);
}
function hearObject(form: Fields, value: Readonly<Record<string, unknown>>, said: Vocabulary): void {
  const { seen } = entryOf(form, said);
  for (const [name, each] of Object.entries(value)) {
    seen.add(name);
    const field = form.fields[name];
    if (field && !('never' in field)) hear('maybe' in field ? field.maybe : field, each, said);
  }
}
type Fields = Extract<Form, { is: 'object' }>;

function entryOf(form: Fields, said: Vocabulary): { seen: Set<string> } {
  const entry = said.known.get(form) ?? newEntry(form, said);
  said.known.set(form, entry);
  return entry;
}
function newEntry({ fields }: Fields, said: Vocabulary): { seen: Set<string> } {
  const known = keysOf(fields).filter((name) => !('never' in (fields[name] ?? {})));
  const kind = fields.do && 'form' in fields.do && fields.do.form?.is === 'words' ? fields.do.form.words[0] : undefined;
  return heardAs(kind ? `the step ${kind}` : `an object with ${known.join(', ')}`, known, said.fields);
}
function heardAs(name: string, known: readonly string[], heard: Heard): { seen: Set<string> } {
  const entry = heard.get(name) ?? { known, seen: new Set<string>() };
  heard.set(name, entry);
  return entry;
}
function hearWord(known: readonly string[], word: string, heard: Heard): void {
  heardAs(known.join(', '), known, heard).seen.add(word);
}
