import type { Seat } from '@dealers-choice/kernel';
import { SeatClock } from '@dealers-choice/table';
import { Backs, Hearts, Token } from './art.tsx';
import { seenIn, useBoard } from './board.ts';
import { useOnePieceText } from './text/useOnePieceText.ts';

/** Who sits there, how much Life is left, how many cards are held. */
export function SeatPlate({ seat, far }: { seat: Seat; far: boolean }) {
  const { scene, view, game, name, who, read } = useBoard();
  const say = useOnePieceText();
  const mat = scene.mats[seat];
  const [leader] = seenIn(mat.LEADER_AREA);
  const most = leader ? (game.faceIn(view.table, leader.card)?.data.life ?? 0) : 0;
  const known = seenIn(mat.LIFE);
  const life = say.area.life(name(seat), mat.LIFE.length);
  const hearts = <Hearts life={mat.LIFE.length} most={most} />;
  const turn = scene.turnPlayer === seat && scene.phase !== 'SETUP' && scene.result === null;
  return (
    <header className="op-plate" data-turn={turn || undefined} data-seat={seat}>
      <Token seat={seat} />
      <span className="op-who">
        <b>{name(seat)}</b>
        <small>{who(seat)}</small>
      </span>
      <SeatClock seat={seat} badge="op-clock" />
      {known.length > 0 ? (
        <button
          type="button"
          className="op-life"
          data-pile={`${seat}-LIFE`}
          aria-label={life}
          onClick={() => read({ cards: known.map(({ card }) => card), title: life, open: true })}
        >
          {hearts}
        </button>
      ) : (
        <span className="op-life" data-pile={`${seat}-LIFE`} role="img" aria-label={life}>
          {hearts}
        </span>
      )}
      {far && (
        <span
          className="op-held-far"
          data-pile={`${seat}-HAND`}
          role="img"
          aria-label={say.area.hand(name(seat), mat.HAND.length)}
        >
          <Backs n={mat.HAND.length} />
          <b aria-hidden="true">{mat.HAND.length}</b>
        </span>
      )}
    </header>
  );
}
