import { useChoosing, useNow } from '@dealers-choice/table';
import { Icon } from '@dealers-choice/table/ui';
import { useMemo } from 'react';
import { handValues } from '../../surface/hand-values.ts';
import { beats, cheapestCounters, type Fight, fightOf } from '../battle.ts';
import { useBoard } from '../board.ts';
import { FaceCanvas } from '../FaceCanvas.tsx';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { printedIn } from '../unit.ts';

export function useFight(): Fight | null {
  const { scene, game } = useBoard();
  return useMemo(() => fightOf(scene, game.kit.rules.attackerWinsTies), [scene, game]);
}

/** What the Counters that are put together would add. */
export function usePlanned(): number {
  const { question } = useNow();
  const { view, game } = useBoard();
  const picked = useChoosing((s) => s.picked);
  const values = useMemo(() => handValues(view, game), [view, game]);
  if (question?.prompt !== 'counter') return 0;
  return values.filter(({ card }) => picked.includes(card)).reduce((all, { counter }) => all + counter, 0);
}

const STEPS = ['attack', 'block', 'counter', 'damage'] as const;

function Steps({ step }: { step: Fight['step'] }) {
  const { battle: say } = useOnePieceText();
  const at = STEPS.indexOf(step === 'end' ? 'damage' : step);
  return (
    <ol className="op-steps" aria-label={say.title}>
      {STEPS.map((one, i) => (
        <li key={one} aria-current={i === at ? 'step' : undefined} data-done={i < at || undefined}>
          {say.steps[one]}
        </li>
      ))}
    </ol>
  );
}

function Scale({ fight, planned }: { fight: Fight; planned: number }) {
  const { battle: say } = useOnePieceText();
  const holds = fight.target.power.now + planned;
  const safe = planned >= fight.short;
  return (
    <div className="op-scale" data-safe={safe || undefined}>
      <span>
        <small>{say.attacks}</small>
        <b>{fight.attacker.power.now}</b>
      </span>
      <span className="op-vs">{safe ? '<' : '≥'}</span>
      <span>
        <small>{say.holds}</small>
        <b>{holds}</b>
      </span>
    </div>
  );
}

/** What happens as it stands, in a sentence. */
function useVerdict(fight: Fight | null, planned: number): string {
  const { scene, you, game } = useBoard();
  const { battle: say } = useOnePieceText();
  if (!fight) return '';
  const { attacker, target, short } = fight;
  if (planned >= short) return say.safe(target.power.now + planned, attacker.power.now);
  const words = target.seat === you ? say.lost : say.theirs;
  if (target.face.category !== 'LEADER') return words.character(target.face.name);
  if (scene.mats[target.seat].LIFE.length === 0) return words.match;
  const { doubleAttackDamage, leaderDamage } = game.kit.rules;
  return words.leader(attacker.keywords.includes('DOUBLE_ATTACK') ? doubleAttackDamage : leaderDamage);
}

/** The battle on a line, where there is no column for it. */
export function BattleStrip() {
  const fight = useFight();
  const planned = usePlanned();
  const verdict = useVerdict(fight, planned);
  if (!fight) return null;
  return (
    <section className="op-strip">
      <Steps step={fight.step} />
      <Scale fight={fight} planned={planned} />
      <span className="op-need">{verdict}</span>
    </section>
  );
}

/** The battle in the column: both powers, what happens, and every way out of it. */
export function BattlePanel() {
  const { game } = useBoard();
  const { battle: say } = useOnePieceText();
  const fight = useFight();
  const planned = usePlanned();
  const verdict = useVerdict(fight, planned);
  if (!fight) return null;
  const open = fight.short > planned;
  return (
    <section className="op-panel op-battle">
      <h2>{say.title}</h2>
      <Steps step={fight.step} />
      <div className="op-duel">
        <FaceCanvas card={printedIn(game.kit.cards, fight.attacker.face.number)} mode="board" />
        <Scale fight={fight} planned={planned} />
        <FaceCanvas card={printedIn(game.kit.cards, fight.target.face.number)} mode="board" />
      </div>
      <p className="op-verdict">
        {verdict} {open && `${say.needs(fight.short - planned)}.`} {open && game.kit.rules.attackerWinsTies && say.tie}
      </p>
      <Ways fight={fight} />
    </section>
  );
}

function Ways({ fight }: { fight: Fight }) {
  const { seat, question } = useNow();
  const { view, game, scene } = useBoard();
  const { battle: say } = useOnePieceText();
  const values = useMemo(() => handValues(view, game), [view, game]);
  if (seat === null || (question?.prompt !== 'block' && question?.prompt !== 'counter')) return null;
  const nameOf = (card: number): string => game.faceIn(view.table, card as never)?.data.name ?? '';
  const blockers = question.prompt === 'block' ? question.from : [];
  const cheapest = fight.short > 0 ? cheapestCounters(values, fight.short) : [];
  const sum = values.filter(({ card }) => cheapest?.includes(card)).reduce((all, { counter }) => all + counter, 0);
  const events = values.filter(({ card }) =>
    game.faceIn(view.table, card)?.abilities.some(({ timing }) => timing === 'COUNTER'),
  );
  const nothing = values.every(({ counter }) => counter === 0) && events.length === 0;
  return (
    <>
      <h3>{say.ways}</h3>
      <ul className="op-ways">
        {blockers.map((card) => {
          const power = view.table.power[card] ?? 0;
          const falls = beats(fight.attacker.power.now, power, game.kit.rules.attackerWinsTies);
          return (
            <Chance key={card} good title={say.block(nameOf(card))}>
              {falls
                ? say.blockFalls(fight.attacker.power.now, power)
                : say.blockHolds(fight.attacker.power.now, power)}
            </Chance>
          );
        })}
        {cheapest && cheapest.length > 0 && (
          <Chance good title={`${say.counter(cheapest.map(nameOf), sum)} ${say.then(fight.target.power.now + sum)}`}>
            {say.enough}
          </Chance>
        )}
        {events.map(({ card, cost }) => (
          <Chance key={card} good={cost <= scene.don[seat].active} title={nameOf(card)}>
            {say.event(cost)}
          </Chance>
        ))}
        {cheapest === null && !nothing && (
          <Chance
            good={false}
            title={say
              .counter(
                [],
                values.reduce((all, { counter }) => all + counter, 0),
              )
              .trim()}
          >
            {say.tooLittle}
          </Chance>
        )}
        {nothing && (
          <Chance good={false} title={say.none}>
            {''}
          </Chance>
        )}
      </ul>
    </>
  );
}

function Chance({ good, title, children }: { good: boolean; title: string; children: string }) {
  return (
    <li data-good={good || undefined}>
      <span className="op-chance" aria-hidden="true">
        <Icon name={good ? 'check' : 'close'} className="size-4" />
      </span>
      <span>
        <b>{title}</b>
        <small>{children}</small>
      </span>
    </li>
  );
}
