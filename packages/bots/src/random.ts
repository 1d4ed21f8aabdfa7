import { type Game, type Spec, sample } from '@dealers-choice/kernel';
import type { Bot } from './bot.ts';

export const random = <G extends Spec>(game: Game<G>): Bot<G> => ({
  name: 'random',
  about: 'Plays any legal move, without thinking.',
  choose: (view, seat, rng) => sample(game, view, seat, rng),
});
