import type { Seat, Spec } from '@dealers-choice/kernel';
import { valuesOf } from '@dealers-choice/table/page';
import { Icon, Portrait } from '@dealers-choice/table/ui';
import type { Telling } from '@dealers-choice/words';
import type { MatchPlan } from '../match/contract.ts';
import type { AnyGame } from '../match/shelf.ts';
import { useScreenText } from '../words/screens.ts';
import type { ScreenText } from '../words/screens-en.ts';
import type { Climb, ClimbStory } from './climb.ts';
import { useWhoIs } from './SeatRows.tsx';

interface Props {
  loaded: AnyGame;
  told: Telling<Spec>;
  plan: MatchPlan;
  story: ClimbStory;
  order: readonly Seat[];
  winners: readonly Seat[];
}

const DOOR = 20;

/** Where everybody stands when somebody has won, and how it came to that. There is no second and third. */
export function ClimbRows({ loaded, told, plan, story, order, winners }: Props) {
  const whoIs = useWhoIs(plan);
  const text = useScreenText().result;
  const { cards, duels, exiles, deaths } = story.counts;
  const most = Number((told.view.options as { lives?: unknown }).lives ?? 3);
  return (
    <>
      <ol aria-label={text.seats} className="space-y-1">
        {order.map((seat) => {
          const won = winners.includes(seat);
          const track = story.tracks[seat];
          const lives = Number(valuesOf(loaded, told, seat).find(({ name }) => name === 'lives')?.value ?? 0);
          return (
            <li
              key={seat}
              className={`flex items-center gap-x-3 rounded-lg border-[1.5px] px-3 py-1 ${won ? 'border-gold bg-gold-wash' : 'border-transparent border-b-line'}`}
            >
              <span className="w-8 shrink-0 text-center font-display text-xl font-bold tabular-nums" aria-hidden="true">
                {track?.dead ? '†' : squareOf(track)}
              </span>
              <Portrait seat={seat} mood={won ? 'grin' : lives > 0 ? 'grim' : 'dead'} className="size-10" />
              <span className="mr-auto min-w-0 leading-tight">
                <span className="flex flex-wrap items-baseline gap-x-2 font-display text-lg font-bold">
                  {told.name(seat)}
                  <small className="font-sans text-sm font-normal text-soft">{whoIs(seat)}</small>
                  {won && (
                    <small className="inline-flex items-center gap-1 font-sans text-sm font-semibold text-brass">
                      <Icon name="star" className="size-4 fill-current" />
                      {text.winner}
                    </small>
                  )}
                </span>
                <span className="text-sm font-semibold">{track && fateOf(text, track, won, story.turns)}</span>
              </span>
              <Lives left={lives} most={Math.max(most, lives)} say={text.lives(lives, Math.max(most, lives))} />
            </li>
          );
        })}
      </ol>
      <p className="flex flex-wrap gap-x-5 text-sm font-semibold text-soft" data-testid="counts">
        <span>{text.cardsDrawn(cards)}</span>
        {duels > 0 && <span>{text.duels(duels)}</span>}
        {exiles > 0 && <span>{text.exiles(exiles)}</span>}
        {deaths > 0 && <span>{text.deaths(deaths)}</span>}
      </p>
    </>
  );
}

const squareOf = (track: Climb | undefined): number => track?.points.at(-1)?.square ?? 0;

function fateOf(text: ScreenText['result'], track: Climb, won: boolean, turns: number): string {
  const square = squareOf(track);
  if (track.dead) return text.died(track.death?.by ?? '', track.death?.turn ?? turns);
  if (square >= DOOR) return text.throughDoor(turns);
  return won ? text.lastAlive(square) : text.short(DOOR - square);
}

const HEART =
  'M10 18C4 13 1 9.6 1 6.2 1 3.3 3.2 1 6 1c1.7 0 3.2.9 4 2.3C10.8 1.9 12.3 1 14 1c2.8 0 5 2.3 5 5.2 0 3.4-3 6.8-9 11.8z';

function Lives({ left, most, say }: { left: number; most: number; say: string }) {
  return (
    <span role="img" aria-label={say} className="flex shrink-0">
      {Array.from({ length: most }, (_, k) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a life is its number
          key={k}
          viewBox="-1 -1 22 21"
          className="size-4.5"
          aria-hidden="true"
        >
          <path
            d={HEART}
            fill={k < left ? '#d8382e' : 'none'}
            stroke={k < left ? '#7d1218' : 'currentColor'}
            strokeWidth="1.400"
            opacity={k < left ? 1 : 0.6}
          />
        </svg>
      ))}
    </span>
  );
}
