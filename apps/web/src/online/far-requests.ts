/** What a page asks of a match far away beside playing it: a hint, its record, how it looked before. */
import { botRng } from '@dealers-choice/bots';
import type { Handlers, ToPage } from '@dealers-choice/protocol';
import { newSeed } from '../match/plan.ts';
import { botsOf } from '../match/plan-check.ts';
import type { AnyGame } from '../match/shelf.ts';
import type { Mind } from '../match/thinking/mind.ts';
import { adviceFrom } from '../match/worker/thoughts.ts';
import { en } from '../words/host-en.ts';
import type { FarSitting } from './far-sitting.ts';
import type { MatchLine } from './store.ts';

export interface FarRequestsHow {
  line: MatchLine;
  mind: Mind;
  /** Throws when no match is on the table. */
  about(): FarSitting;
  post(message: ToPage): void;
}

type FarRequests = Pick<Handlers<void | Promise<void>>, 'hint' | 'export' | 'past' | 'recall' | 'inspect'>;

/** Each throws or rejects with a sentence when it cannot be met. */
export const farRequests = ({ line, mind, about, post }: FarRequestsHow): FarRequests => ({
  async hint({ seat, request }) {
    const mine = about();
    const { all, shelved, table, say } = mine;
    const { known, dealt } = all;
    if (!shelved || !known || !dealt || table?.plan.hints === false) throw new Error(say.noHints);
    const { view, question } = known.sight;
    if (question === null || view.asking?.kind === 'timing') throw new Error(say.noAdvice);
    const isCurrent = (): boolean => !mine.isClosed && all.known?.sight.question === question;
    const bot = adviser(shelved, shelved.usualBots(view.options, view.seats)[seat] ?? '');
    const task = { game: dealt.game, cards: dealt.cards ?? '', cardSet: dealt.cardSet, seat, bot, view };
    const thought = await mind.think({ ...task, rng: botRng(newSeed(), seat).slice() }, isCurrent);
    if (!isCurrent()) throw new Error(say.stale);
    const moves = adviceFrom(thought);
    if (moves.length === 0) throw new Error(say.noAdvice);
    post({ type: 'hinted', request, moves });
  },
  async export({ request }) {
    const opened = await line.ask({ type: 'record', match: about().name });
    if (opened.type !== 'opened') throw new Error(en.noMatch);
    const text = `${JSON.stringify(opened.record)}\n`;
    post({ type: 'file', request, file: new Blob([text], { type: 'application/json' }) });
  },
  async past({ request }) {
    post({ type: 'told', request, lines: await about().told() });
  },
  recall({ request, step, viewer }) {
    const { all, say } = about();
    if (all.known?.sight.view.asking?.kind === 'timing') throw new Error(say.clockRuns);
    const view = all.sights.get(step)?.view;
    if (view?.viewer !== viewer) throw new Error(say.notSeen);
    post({ type: 'recalled', request, step, viewer, view });
  },
  inspect: () => Promise.reject(new Error(en.notSeen)),
});

/** The last of its bots that thinks, else the usual one. */
const adviser = (shelved: AnyGame, usual: string): string =>
  botsOf(shelved)
    .filter(({ think }) => think !== undefined)
    .at(-1)?.name ?? usual;
