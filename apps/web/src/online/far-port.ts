/**
 * A match that a server plays, as a port like the worker's: the same messages go in and come out, so that the table
 * need not know where its match is.
 */
import type { Handlers, MatchToServer, ToHost, ToPage } from '@dealers-choice/protocol';
import type { Language } from '@dealers-choice/words';
import { parseFarKey } from '../match/far-key.ts';
import type { OpenPort } from '../match/line.ts';
import { reasonOf } from '../match/sentences.ts';
import { createMind, type OpenThinker } from '../match/thinking/mind.ts';
import { en } from '../words/host-en.ts';
import { farRequests } from './far-requests.ts';
import { FarSitting, type FarSittingHow } from './far-sitting.ts';

interface FarHow extends Omit<FarSittingHow, 'post'> {
  thinker: OpenThinker;
  /** The page goes to where the match is played, if it is not there already. */
  arrive(match: string): Promise<void>;
  /** The match is not on the table any more. */
  left(match: string): void;
  newId(): string;
}

export const farPort =
  ({ thinker, arrive, left, newId, ...how }: FarHow): OpenPort =>
  (end) => {
    const { line, ticker } = how;
    let sitting: FarSitting | null = null;
    const post = (message: ToPage): void => end.message(message);

    function open(match: number, name: string, language: Language): void {
      close();
      const mine = new FarSitting({ match, name, language }, { ...how, post });
      sitting = mine;
      void arrive(name).then(() => mine.isClosed || mine.listen());
    }
    function close(): void {
      sitting?.close();
      sitting = null;
    }
    const about = (): FarSitting => {
      if (!sitting) throw new Error(en.noMatch);
      return sitting;
    };
    const ids = ({ name }: FarSitting): Pick<MatchToServer<'concede'>, 'match' | 'moveId'> => ({
      match: name,
      moveId: newId(),
    });

    /** The server does not wait for what this page shows, and keeps its own matches. */
    const nothing = (): void => {};
    type FarType = 'resume' | 'speak' | 'answer' | 'undo' | 'change' | 'concede' | 'clock' | 'here' | 'leave';
    type FarAsk = 'hint' | 'export' | 'past' | 'recall' | 'inspect';
    const handlers: Pick<Handlers<void | Promise<void>>, FarType | FarAsk | 'shown' | 'still'> = {
      ...farRequests({ line, mind: createMind(thinker, ticker), about, post }),
      resume({ match, key, language }) {
        const name = parseFarKey(key);
        if (name !== null) open(match, name, language);
      },
      speak: ({ language }) => about().speak(language),
      answer({ question, move }) {
        const mine = about();
        mine.put({ type: 'answer', ...ids(mine), lastSeq: mine.all.known?.seq ?? 0, question, move });
      },
      undo({ seq }) {
        const mine = about();
        mine.put({ type: 'undo', ...ids(mine), lastSeq: seq });
      },
      change({ seq, move }) {
        const mine = about();
        mine.put({ type: 'change', ...ids(mine), lastSeq: seq, move });
      },
      concede() {
        const mine = about();
        mine.put({ type: 'concede', ...ids(mine) });
      },
      clock: () => void line.say({ type: 'clock', match: about().name }),
      here: ({ seat }) => about().stir(seat),
      leave() {
        const { name } = about();
        close();
        left(name);
      },
      shown: nothing,
      still: nothing,
    };
    const isFar = (message: ToHost): message is ToHost<keyof typeof handlers> => Object.hasOwn(handlers, message.type);

    return {
      post(message) {
        if (!isFar(message)) throw new Error(`a server is not told "${message.type}"`);
        const handle = handlers[message.type] as (one: typeof message) => void | Promise<void>;
        void (async () => {
          try {
            await handle(message);
          } catch (error) {
            if ('request' in message) post({ type: 'sorry', request: message.request, text: reasonOf(error) });
          }
        })();
      },
      close,
    };
  };
