/** Sentences that a server sends, in the language of the page. */
type Sentences = Readonly<Record<string, string>>;

const GAP = '{}';

/** As it stands there; what a catalogue does not know stays as the server said it. */
export function saidIn(catalogue: Sentences, text: string): string {
  const whole = catalogue[text];
  if (whole !== undefined) return whole;
  for (const [pattern, said] of Object.entries(catalogue)) {
    const gaps = pattern.includes(GAP) ? gapsIn(pattern, text) : null;
    if (gaps) return filled(said, gaps);
  }
  return text;
}

/** What stands in the gaps; null: it is another sentence. */
function gapsIn(pattern: string, text: string): string[] | null {
  const parts = pattern.split(GAP).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`^${parts.join('(.+)')}$`).exec(text);
  return found ? found.slice(1) : null;
}

function filled(said: string, gaps: readonly string[]): string {
  const [first = '', ...others] = said.split(GAP);
  return others.reduce((sentence, part, i) => `${sentence}${gaps[i] ?? ''}${part}`, first);
}
