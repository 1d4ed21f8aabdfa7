/**
 * Figures about the server, as Prometheus reads them. They count and time, and name nobody: no match, no guest, no room
 * stands in them, and every line is there from the start.
 */
import type { ToClient } from '@dealers-choice/protocol';

/** Milliseconds up to which an append, or a bot's thought, is counted. */
const APPEND_MS = [0.5, 1, 2, 5, 10, 20, 50, 100, 250, 1_000, 5_000];
const THOUGHT_MS = [1, 10, 50, 100, 250, 500, 1_000, 2_500, 5_000, 20_000];

const REFUSALS = ['origin', 'new-guests', 'pages-of-guest', 'handshakes', 'full'] as const;
export type RefusedConnection = (typeof REFUSALS)[number];

/** How often something took how long. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #counts: number[];
  #sum = 0;
  #count = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = bounds.map(() => 0);
  }
  observe(ms: number): void {
    this.#sum += ms;
    this.#count++;
    const at = this.#bounds.findIndex((bound) => ms <= bound);
    if (at >= 0) this.#counts[at] = (this.#counts[at] ?? 0) + 1;
  }
  /** In seconds, each bucket with those before it. */
  lines(name: string): string[] {
    let below = 0;
    const buckets = this.#bounds.map((bound, i) => {
      below += this.#counts[i] ?? 0;
      return `${name}_bucket{le="${bound / 1_000}"} ${below}`;
    });
    return [
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum / 1_000}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

interface Family {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  lines(name: string): string[];
}

const PREFIX = 'dealers_choice_';

export class Metrics {
  readonly appends = new Histogram(APPEND_MS);
  readonly thoughts = new Histogram(THOUGHT_MS);
  readonly #families: Family[] = [];
  readonly #refused = new Map<RefusedConnection, number>(REFUSALS.map((why) => [why, 0]));
  #acknowledged = 0;
  #refusedMoves = 0;
  #resyncs = 0;
  #wrong = 0;
  #hungUp = 0;

  constructor() {
    this.#counter(
      'moves_acknowledged_total',
      'moves that were written down and acknowledged',
      () => this.#acknowledged,
    );
    this.#counter('moves_refused_total', 'moves that the rules, or a clock, refused', () => this.#refusedMoves);
    this.#counter('resyncs_total', 'whole views sent because a page had missed something', () => this.#resyncs);
    this.#counter('wrong_frames_total', 'messages that were not understood, or came too fast', () => this.#wrong);
    this.#counter('hung_up_total', 'connections that the server ended', () => this.#hungUp);
    this.#families.push({
      name: 'connections_refused_total',
      type: 'counter',
      help: 'connections that were not let in, by reason',
      lines: (name) => [...this.#refused].map(([why, count]) => `${name}{reason="${why}"} ${count}`),
    });
    this.#timing('append_seconds', 'from the wish to write a line until it is safe', this.appends);
    this.#timing('bot_thinking_seconds', 'how long bots took for an answer', this.thoughts);
  }

  /** Something was sent to a page. */
  sent(message: ToClient): void {
    switch (message.type) {
      case 'done':
        this.#acknowledged++;
        return;
      case 'refused':
        this.#refusedMoves++;
        return;
      case 'sight':
        if (message.why !== 'joined') this.#resyncs++;
        return;
      case 'wrong':
        this.#wrong++;
    }
  }
  refused(why: RefusedConnection): void {
    this.#refused.set(why, (this.#refused.get(why) ?? 0) + 1);
  }
  hungUp(): void {
    this.#hungUp++;
  }

  /** A figure that is looked up when somebody asks for it. */
  gauge(name: string, help: string, read: () => number): void {
    this.#families.push({ name, type: 'gauge', help, lines: (full) => [`${full} ${read()}`] });
  }

  text(): string {
    const lines = this.#families.flatMap(({ name, type, help, lines: of }) => {
      const full = `${PREFIX}${name}`;
      return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...of(full)];
    });
    return `${lines.join('\n')}\n`;
  }

  #counter(name: string, help: string, read: () => number): void {
    this.#families.push({ name, type: 'counter', help, lines: (full) => [`${full} ${read()}`] });
  }
  #timing(name: string, help: string, histogram: Histogram): void {
    this.#families.push({ name, type: 'histogram', help, lines: (full) => histogram.lines(full) });
  }
}
